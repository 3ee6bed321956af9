/**
 * Asks before something is lost. The safe answer has the focus. The dialog stays open while the
 * action runs and shows the reason if it fails.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../Button'
import { useAttempt } from '../forms/useAttempt'
import { Icon } from '../Icon'
import styles from './Confirm.module.css'
import { Dialog } from './Dialog'

interface ConfirmProps {
  title: string
  open: boolean
  /** Label of the confirming button. */
  action: string
  /** Resolves when the action is done. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function Confirm({ title, open, action, onConfirm, onClose, children }: ConfirmProps) {
  const { isBusy, problem, setProblem, attempt } = useAttempt()

  const cancel = useRef<HTMLButtonElement>(null)

  // Runs after the dialog's own effect has opened it.
  useEffect(() => {
    if (open) cancel.current?.focus()
  }, [open])

  function close() {
    setProblem(null)
    onClose()
  }
  async function confirm() {
    await attempt(async () => {
      await onConfirm()
      close()
    })
  }

  return (
    <Dialog role="alertdialog" title={title} open={open} onClose={close}>
      <div className={styles.question}>
        {children}
        <div role="alert">
          {problem && (
            <p className={styles.problem}>
              <Icon name="alert" />
              {problem}
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <Button ref={cancel} look="line" onClick={close}>
            Cancel
          </Button>
          <Button disabled={isBusy} onClick={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
