/** Asks for a reason that somebody else will read, before an action. */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { isBlank } from '#shared/blank'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/forms/Field'
import { useAttempt } from '../../ui/forms/useAttempt'
import styles from './ReasonDialog.module.css'

interface ReasonDialogProps {
  title: string
  /** Label of the button. */
  action: string
  /** Who will read the reason. */
  reader: 'visitor' | 'customer'
  maxLength: number
  open: boolean
  /** Resolves when the action is done. */
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Above the field. */
  children?: ReactNode
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, reader, maxLength, open, onReason, onClose, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()

  // Runs after the dialog's own effect has opened it.
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])

  function close() {
    setProblem(null)
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ''
    if (isBlank(reason)) {
      setProblem(`Enter a reason. The ${reader} will read it.`)
      field.current?.focus()
      return
    }
    await attempt(async () => {
      await onReason(reason)
      close()
    })
  }

  return (
    <Dialog title={title} open={open} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <Field
          ref={field}
          label={`Reason (shown to the ${reader})`}
          rows={3}
          maxLength={maxLength}
          required
          problem={problem}
          onChange={() => setProblem(null)}
        />
        <div>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
