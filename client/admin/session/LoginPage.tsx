/** Specification, section 2, /admin/login. */
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { company } from '#shared/company'
import { pageAfterSignIn } from '#shared/session/rules'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Mark } from '../../ui/Mark'
import { PageHeading } from '../frame/PageHeading'
import styles from './LoginPage.module.css'
import { sessionQuery, signIn } from './session'
import { type SignInProblem, signInProblem, useWait } from './signInProblem'

export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useWait(problem)

  useEffect(() => {
    // Nothing that an earlier session has read stays in memory.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  }, [queries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await signIn(queries, field.current?.value ?? '')
      navigate(pageAfterSignIn('admin', askedFirst(state)), { replace: true })
    } catch (error) {
      setProblem(signInProblem(error))
      setBusy(false)
      field.current?.select()
      field.current?.focus()
    }
  }

  return (
    <main className={styles.login}>
      <div className={styles.form}>
        <Link className={styles.brand} to="/">
          <Mark />
          {company.name}
        </Link>
        <PageHeading>Admin Access</PageHeading>
        <form onSubmit={submit}>
          <Field
            ref={field}
            label="Password"
            type="password"
            name="password"
            placeholder="Admin password"
            autoComplete="current-password"
            required
            problem={problem?.text}
            onChange={() => setProblem((last) => (last?.until ? last : null))}
          />
          <Button type="submit" disabled={busy || wait > 0}>
            {wait > 0 ? `Sign in again in ${wait} s` : 'Sign in'}
          </Button>
        </form>
        <p>
          <Link to="/">Back to the site</Link>
        </p>
      </div>
      <div className={styles.side} aria-hidden="true">
        <Mark />
      </div>
    </main>
  )
}

function askedFirst(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}
