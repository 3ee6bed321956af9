/** Why whoever was signed in has to sign in again. */
import { useQuery } from '@tanstack/react-query'
import type { EndedAs } from '#shared/session/rules'
import { Notice } from '../ui/Notice'
import type { RoleSession } from './roleSession'

const words: Record<EndedAs, string> = {
  password: 'The password was changed, so you were signed out.',
  role: 'Your role was changed, so you were signed out.',
  removed: 'You were removed from the team, so you were signed out.',
}

export function SessionEnded({ session }: { session: RoleSession }) {
  const { data } = useQuery({
    queryKey: ['session', 'ended'],
    queryFn: ({ signal }) => session.ask(signal),
    enabled: session.hasEnded,
    // The next time it is another session.
    gcTime: 0,
  })
  if (!session.hasEnded || !data) return null
  return (
    <Notice tone="waiting">
      {data.ended ? words[data.ended] : 'Your session has ended. Sign in again.'}
    </Notice>
  )
}
