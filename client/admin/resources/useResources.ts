import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#shared/resources/records'
import { keys, resources } from '../data/resources/calls'

/** All resources; kept up to date by events (data/resources/cache.ts). */
export function useResources() {
  return useQuery({
    queryKey: keys.list,
    queryFn: async ({ signal }): Promise<readonly Resource[]> =>
      (await resources.list({}, { signal })).resources,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
