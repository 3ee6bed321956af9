/** Query defaults of the pages behind a sign-in. */
import { mayPass } from '../errors'

const maxRetries = 2

export const queryDefaults = {
  queries: {
    retry: (failures: number, error: Error) => failures < maxRetries && mayPass(error),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A device that believes it is offline may still reach a server on its local network.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
} as const
