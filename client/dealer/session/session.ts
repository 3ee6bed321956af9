/** The dealer's session, cached as a query. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roleSession } from '../../session/roleSession'
import { dealerHintKey } from '../../site/dealer'

export const session = roleSession('dealer', dealerHintKey)

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => session.ask(signal),
  staleTime: 5_000,
  refetchOnWindowFocus: 'always',
  // So that nobody works on a page whose session is over.
  refetchInterval: 60_000,
})

/** Called when the server says that nobody is signed in. */
export function sessionEnded(queries: QueryClient): void {
  session.ended()
  queries.setQueryData(sessionQuery.queryKey, { signedIn: false })
}
