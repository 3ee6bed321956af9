import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loginPages } from '#shared/session/rules'
import { Guard } from '../../session/Guard'
import { session, sessionQuery } from './session'

/** Admits only a signed-in dealer; checks again after a sign-out elsewhere or a bfcache restore. */
export function RequireDealer() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(sessionQuery)

  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    const kept = ({ persisted }: PageTransitionEvent) => persisted && ask()
    addEventListener('pageshow', kept)
    const unfollow = session.onHintChange(ask)
    return () => {
      removeEventListener('pageshow', kept)
      unfollow()
    }
  }, [queries])

  return (
    <Guard
      frame="div"
      login={loginPages.dealer}
      signedIn={data?.signedIn}
      isHinted={session.isHinted()}
      error={error}
      onRetry={() => refetch()}
    />
  )
}
