/** Asks for the reason why an erasure is declined. */
import { type FormEvent, useEffect, useRef } from 'react'
import { isBlank } from '#shared/blank'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { useAttempt } from '../../../ui/useAttempt'
import styles from './DeclineDialog.module.css'

const longestReason = 500

interface DeclineDialogProps {
  open: boolean
  onDecline: (reason: string) => Promise<void>
  onClose: () => void
}

export function DeclineDialog({ open, onDecline, onClose }: DeclineDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()

  // After the dialog's own effect has opened it.
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
      setProblem('Enter a reason. The visitor will read it.')
      field.current?.focus()
      return
    }
    await attempt(async () => {
      await onDecline(reason)
      close()
    })
  }

  return (
    <Dialog title="Decline the erasure" open={open} onClose={close}>
      <form className={styles.decline} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label="Reason (shown to the visitor)"
          rows={3}
          maxLength={longestReason}
          required
          problem={problem}
          onChange={() => setProblem(null)}
        />
        <div>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            Decline erasure
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
