/** The dealer's session, cached as a query, and how it is ended. */
import { queryOptions } from '@tanstack/react-query'
import { loginPages } from '#shared/session/rules'
import { roleSession, sessionKey } from '../../session/roleSession'
import { dealerHintKey } from '../../site/dealer'
import { useToast } from '../../ui/status/Toast'

export const session = roleSession('dealer', dealerHintKey)

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => session.ask(signal),
  staleTime: 5_000,
  refetchOnWindowFocus: 'always',
  // So that nobody works on a page whose session is over.
  refetchInterval: 60_000,
})

/** Ends the session and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const say = useToast()
  return async () => {
    try {
      await session.signOut()
      // Loads a new document, so that nothing read under the session stays in memory.
      location.replace(loginPages.dealer)
    } catch {
      say('We couldn’t reach the server, so you’re still signed in. Try again.', 'error')
    }
  }
}
