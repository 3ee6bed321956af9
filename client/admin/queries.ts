/**
 * The admin's query cache. What the server tells by itself keeps it up to date, so that nothing is
 * asked again for having been looked at. A refusal for want of a session ends the session here too.
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, mayPass } from '../errors'
import { sessionEnded } from './session/session'

const mostRetries = 2

export function makeQueries(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'unauthorized') sessionEnded(queries)
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < mostRetries && mayPass(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A device that believes to be offline may still reach a server beside it.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}
