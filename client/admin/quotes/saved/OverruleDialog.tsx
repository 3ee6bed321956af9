/** Before an acceptance of the customer's own is marked as something else: asks why. */
import { type FormEvent, useEffect, useRef } from 'react'
import { isBlank } from '#shared/blank'
import { limits } from '#shared/quotes/limits'
import type { StoredStatus } from '#shared/quotes/statuses'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { useAttempt } from '../../../ui/useAttempt'
import { statusName } from '../../data/quotes/words'
import styles from './OverruleDialog.module.css'

interface OverruleDialogProps {
  /** Who accepted it. */
  by: string
  /** Null while nothing is asked. */
  status: StoredStatus | null
  onOverrule: (status: StoredStatus, reason: string) => Promise<unknown>
  onClose: () => void
}

export function OverruleDialog({ by, status, onOverrule, onClose }: OverruleDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  // After the dialog's own effect has opened it.
  useEffect(() => {
    if (status) field.current?.focus()
  }, [status])

  function close() {
    setProblem(null)
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ''
    if (isBlank(reason)) return setProblem('Enter a reason. The customer will read it.')
    await attempt(async () => {
      if (status) await onOverrule(status, reason)
      close()
    })
  }
  const name = status ? statusName(status).toLowerCase() : ''
  return (
    <Dialog title={`Mark as ${name}?`} open={status !== null} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          <bdi>{by}</bdi> accepted this quote. That stays in its history, and the customer’s page
          shows both.
        </p>
        <Field
          ref={field}
          label="Reason (shown to the customer)"
          rows={3}
          maxLength={limits.reason}
          required
          problem={problem}
          onChange={() => setProblem(null)}
        />
        <div>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            Mark as {name}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
