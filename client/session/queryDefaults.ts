/** How the pages behind a sign-in ask the server, unless a query says otherwise. */
import { mayPass } from '../errors'

const maxRetries = 2

export const queryDefaults = {
  queries: {
    retry: (failures: number, error: Error) => failures < maxRetries && mayPass(error),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A device that believes to be offline may still reach a server beside it.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
} as const
