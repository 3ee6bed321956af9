/**
 * The query cache of the pages behind a sign-in. A call refused as unauthorized also ends the
 * session in this tab.
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, mayPass } from '../errors'
import type { RoleSession } from './roleSession'

const maxRetries = 2

const defaultOptions = {
  queries: {
    retry: (failures: number, error: Error) => failures < maxRetries && mayPass(error),
    // Pushed events keep the admin's data up to date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A device that believes it is offline may still reach a server on its local network.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
} as const

export function makeQueries(session: RoleSession): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'unauthorized') session.ended(queries)
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions,
  })
  return queries
}
