/** The admin's session, cached as a query. */
import { queryOptions } from '@tanstack/react-query'
import { roleSession, sessionKey } from '../../session/roleSession'

export const session = roleSession('admin', 'admin-token')

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => session.ask(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})
