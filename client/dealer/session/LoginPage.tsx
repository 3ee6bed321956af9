/** /dealer/login (specification, section 2). */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageAfterSignIn } from '#shared/session/rules'
import { requestedPath } from '../../session/requestedPath'
import { SessionEnded } from '../../session/SessionEnded'
import { SignInForm } from '../../session/SignInForm'
import { BrandMark } from '../../ui/face/BrandMark'
import styles from './LoginPage.module.css'
import { session, sessionQuery } from './session'

export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()

  useEffect(() => {
    // Drops everything an earlier session had loaded.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  }, [queries])

  async function signIn(password: string) {
    queries.setQueryData(sessionQuery.queryKey, await session.signIn(password))
    navigate(pageAfterSignIn('dealer', requestedPath(state)), { replace: true })
  }

  return (
    <div className={`${styles.login} page`}>
      <div className={styles.form}>
        <h1>Dealer Portal Access</h1>
        <p className={styles.lead}>
          Technical resources and marketing materials for dealers and installers.
        </p>
        <SessionEnded session={session} />
        <SignInForm placeholder="Dealer password" onSubmit={signIn} />
        <p className={styles.note}>Leaving the portal signs you out.</p>
      </div>
      <BrandMark className={styles.mark} />
    </div>
  )
}
