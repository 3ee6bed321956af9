import { type FormEvent, useEffect, useRef } from 'react'
import { shortestPassword } from '#shared/team/rules'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useToast } from '../../ui/Toast'
import { useAttempt } from '../../ui/useAttempt'
import { team } from '../data/team/team'
import styles from './Team.module.css'

export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const say = useToast()
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
    const password = field.current?.value ?? ''
    if (password.length < shortestPassword)
      return setProblem(`Use at least ${shortestPassword} characters.`)
    await attempt(async () => {
      await team.changePassword({ password })
      say('Your password was changed. Your other sessions have ended.')
      close()
    })
  }

  return (
    <Dialog title="Change my password" open={open} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label="New password"
          type="password"
          maxLength={200}
          autoComplete="new-password"
          required
          problem={problem}
          onChange={() => setProblem(null)}
        />
        <div>
          <Button look="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            Change password
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
