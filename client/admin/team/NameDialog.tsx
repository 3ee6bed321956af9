import { type FormEvent, useEffect, useRef } from 'react'
import { isBlank } from '#shared/blank'
import { maxNameLength } from '#shared/team/rules'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useAttempt } from '../../ui/useAttempt'
import styles from './Team.module.css'

interface NameDialogProps {
  title: string
  action: string
  name: string
  open: boolean
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

export function NameDialog({ title, action, name, open, onSave, onClose }: NameDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  // After the dialog's own effect has opened it.
  useEffect(() => {
    if (open) field.current?.select()
  }, [open])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (isBlank(typed)) return setProblem('Enter a name. Visitors will see it.')
    await attempt(() => onSave(typed))
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={() => {
        setProblem(null)
        onClose()
      }}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label="Name"
          defaultValue={name}
          maxLength={maxNameLength}
          autoComplete="off"
          required
          problem={problem}
          onChange={() => setProblem(null)}
        />
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
