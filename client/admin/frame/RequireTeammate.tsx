import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loginPages } from '#shared/session/rules'
import { Guard } from '../../session/Guard'
import { session, sessionQuery } from '../data/session'

/** Lets only a signed-in teammate through: an admin or an agent. */
export function RequireTeammate() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(sessionQuery)

  useEffect(
    () =>
      session.onHintChange(
        () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ),
    [queries],
  )

  return (
    <Guard
      frame="main"
      login={loginPages.admin}
      signedIn={data?.signedIn}
      isHinted={session.isHinted()}
      error={error}
      onRetry={() => refetch()}
    />
  )
}
