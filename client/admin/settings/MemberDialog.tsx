/** A teammate's details: name, e-mail for notifications, and role. */
import { type FormEvent, useEffect, useRef } from 'react'
import { isBlank } from '#shared/blank'
import { reachLimits } from '#shared/reach'
import { maxNameLength, type TeamRole, teamRoles } from '#shared/team/rules'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/forms/Field'
import { useAttempt } from '../../ui/forms/useAttempt'
import styles from './Team.module.css'

export interface Member {
  name: string
  email: string
  role: TeamRole
}

interface MemberDialogProps {
  title: string
  action: string
  member: Member
  /** The user's own role and the first teammate's can't be changed. */
  isRoleFixed: boolean
  open: boolean
  onSave: (member: Member) => Promise<void>
  onClose: () => void
}

const roles: Record<TeamRole, { name: string; about: string }> = {
  admin: { name: 'Admin', about: 'Everything' },
  agent: { name: 'Agent', about: 'Chats, knowledge, requests' },
}

export function MemberDialog(props: MemberDialogProps) {
  const { title, action, member, isRoleFixed, open, onSave, onClose } = props
  const nameField = useRef<HTMLInputElement>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const { problem: emailProblem, setProblem: setEmailProblem } = useAttempt()
  // Runs after the dialog's own effect has opened it.
  useEffect(() => {
    if (open) nameField.current?.select()
  }, [open])

  function settle() {
    setProblem(null)
    setEmailProblem(null)
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const name = String(typed.get('name')).trim()
    if (isBlank(name)) return setProblem('Enter a name. Visitors will see it.')
    const email = String(typed.get('email')).trim()
    const role = typed.get('role') === 'admin' ? 'admin' : 'agent'
    await attempt(async () => {
      try {
        await onSave({ name, email, role: isRoleFixed ? member.role : role })
      } catch (error) {
        const field = error instanceof ApiError ? error.fields.email : undefined
        if (field === undefined) throw error
        setEmailProblem(field)
      }
    })
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={() => {
        settle()
        onClose()
      }}
    >
      <form className={styles.form} noValidate onSubmit={submit} onChange={settle}>
        <Field
          ref={nameField}
          label="Name"
          name="name"
          defaultValue={member.name}
          maxLength={maxNameLength}
          autoComplete="off"
          required
          problem={problem}
        />
        <Field
          label="E-mail, for notifications (optional)"
          name="email"
          type="email"
          defaultValue={member.email}
          maxLength={reachLimits.email}
          autoComplete="off"
          problem={emailProblem}
        />
        {!isRoleFixed && (
          <fieldset className={styles.roles}>
            <legend>Role</legend>
            {teamRoles.map((role) => (
              <label key={role}>
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === member.role}
                />
                <b>{roles[role].name}</b>
                <span>{roles[role].about}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div>
          <Button look="line" onClick={onClose}>
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
