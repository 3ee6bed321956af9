/**
 * Lets only a signed-in admin through. Who is not goes to the login, in place of the page that was
 * asked for, which is carried along (specification, section 2).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPages } from '#shared/session/rules'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { isHinted, onHintChange, sessionQuery } from './session'

export function RequireAdmin() {
  const queries = useQueryClient()
  const { pathname, search, hash } = useLocation()
  const { data, error, refetch } = useQuery(sessionQuery)

  useEffect(
    () => onHintChange(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [queries],
  )

  if (data?.signedIn === false) {
    return <Navigate to={loginPages.admin} replace state={{ from: pathname + search + hash }} />
  }
  if (data || isHinted()) return <Outlet />
  if (!error) return null
  return (
    <main>
      <Notice tone="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {error.message}
      </Notice>
    </main>
  )
}
