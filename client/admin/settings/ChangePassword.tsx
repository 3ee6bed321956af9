import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shortestPassword } from '#shared/team/rules'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/forms/Field'
import { useAttempt } from '../../ui/forms/useAttempt'
import { useToast } from '../../ui/status/Toast'
import { renewPush } from '../data/team/push'
import { team } from '../data/team/team'
import styles from './Team.module.css'

export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const current = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const say = useToast()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [isWrong, setWrong] = useState(false)
  // Runs after the dialog's own effect has opened it.
  useEffect(() => {
    if (open) current.current?.focus()
  }, [open])

  function forget() {
    setProblem(null)
    setWrong(false)
  }
  function close() {
    forget()
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (password.length < shortestPassword)
      return setProblem(`Use at least ${shortestPassword} characters.`)
    setWrong(false)
    await attempt(async () => {
      try {
        await team.changePassword({ current: current.current?.value ?? '', password })
      } catch (error) {
        if (!(error instanceof ApiError) || error.fields?.current === undefined) throw error
        setWrong(true)
        current.current?.focus()
        return
      }
      // The server forgot all devices. If this fails, the next page load registers it again.
      await renewPush().catch(() => {})
      say('Your password was changed. Your other sessions have ended.')
      close()
    })
  }

  return (
    <Dialog title="Change my password" open={open} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={current}
          label="Current password"
          type="password"
          maxLength={200}
          autoComplete="current-password"
          required
          problem={isWrong ? 'This isn’t your current password.' : null}
          onChange={forget}
        />
        <Field
          ref={field}
          label="New password"
          type="password"
          maxLength={200}
          autoComplete="new-password"
          required
          problem={problem}
          onChange={forget}
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
