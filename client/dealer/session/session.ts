/** The dealer's session, cached as a query. */
import { queryOptions } from '@tanstack/react-query'
import { roleSession, sessionKey } from '../../session/roleSession'
import { dealerHintKey } from '../../site/dealer'

export const session = roleSession('dealer', dealerHintKey)

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => session.ask(signal),
  staleTime: 5_000,
  refetchOnWindowFocus: 'always',
  // So that nobody works on a page whose session is over.
  refetchInterval: 60_000,
})
