/** The field and button of both logins (specification, sections 2 and 8). */
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/Button'
import { Field } from '../ui/forms/Field'
import styles from './SignInForm.module.css'
import { type SignInProblem, signInProblem, useWait } from './signInProblem'

interface SignInFormProps {
  placeholder: string
  /** Resolves when the password is accepted and the page is about to change; rejects otherwise. */
  onSubmit: (password: string) => Promise<void>
}

export function SignInForm({ placeholder, onSubmit }: SignInFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useWait(problem)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await onSubmit(field.current?.value ?? '')
    } catch (error) {
      setProblem(signInProblem(error))
      setBusy(false)
      field.current?.select()
      field.current?.focus()
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        ref={field}
        label="Password"
        type="password"
        name="password"
        placeholder={placeholder}
        autoComplete="current-password"
        required
        problem={problem?.text}
        onChange={() => setProblem((last) => (last?.until ? last : null))}
      />
      <Button type="submit" disabled={busy || wait > 0}>
        {wait > 0 ? `Sign in again in ${wait} s` : 'Sign in'}
      </Button>
    </form>
  )
}
