/** /admin/login (specification, section 2). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { company } from '#shared/company'
import { pageAfterSignIn } from '#shared/session/rules'
import { requestedPath } from '../../session/requestedPath'
import { SessionEnded } from '../../session/SessionEnded'
import { SignInForm } from '../../session/SignInForm'
import { BrandMark } from '../../ui/face/BrandMark'
import { session, sessionQuery } from '../data/session'
import { PageHeading } from '../ui/layout/PageHeading'
import styles from './LoginPage.module.css'

export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  // Someone already signed in who followed the site's own link goes straight on.
  const { data } = useQuery({ ...sessionQuery, enabled: session.isHinted() })

  useEffect(() => {
    // Drops everything an earlier session had loaded.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  }, [queries])

  async function signIn(password: string) {
    queries.setQueryData(sessionQuery.queryKey, await session.signIn(password))
    navigate(pageAfterSignIn('admin', requestedPath(state)), { replace: true })
  }

  if (data?.signedIn)
    return <Navigate to={pageAfterSignIn('admin', requestedPath(state))} replace />
  return (
    <main className={styles.login}>
      <div className={styles.form}>
        <Link className={styles.brand} to="/">
          <BrandMark />
          {company.name}
        </Link>
        <PageHeading>Admin Access</PageHeading>
        <SessionEnded session={session} />
        <SignInForm placeholder="Admin password" onSubmit={signIn} />
        <p>
          <Link to="/">Back to the site</Link>
        </p>
      </div>
      <div className={styles.side} aria-hidden="true">
        <BrandMark />
      </div>
    </main>
  )
}
