/** The portal's query cache. A query refused as unauthorized also ends the session in this tab. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../errors'
import { queryDefaults } from '../session/queryDefaults'
import { sessionEnded } from './session/session'

export function makeQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'unauthorized') sessionEnded(queries)
      },
    }),
    defaultOptions: queryDefaults,
  })
  return queries
}
