/** The admin's session, cached as a query. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roleSession } from '../../session/roleSession'

export const session = roleSession('admin', 'admin-token')

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => session.ask(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

/** Called when the server says that nobody is signed in: a call or a socket was refused. */
export function sessionEnded(queries: QueryClient): void {
  session.ended()
  queries.setQueryData(sessionQuery.queryKey, { signedIn: false })
}
