/**
 * The admin's query cache. Pushed events keep it up to date, so that viewing data doesn't refetch
 * it. A call refused as unauthorized also ends the session in this tab.
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../errors'
import { queryDefaults } from '../../session/queryDefaults'
import { sessionEnded } from './session'

export function makeQueries(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'unauthorized') sessionEnded(queries)
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: queryDefaults,
  })
  return queries
}
