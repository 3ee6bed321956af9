/** Who of the team is there, and the caller's own switch. */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { teamAddresses } from '#shared/team/addresses'
import type { teamCalls } from '#shared/team/calls'
import { client } from '../../../api'

const team = client<typeof teamCalls>(teamAddresses)
const key = ['team']

const teamQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => team.list({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useMe() {
  const { data } = useQuery(teamQuery)
  return data?.teammates.find(({ id }) => id === data.me)
}

export function useChangeMe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: { isAvailable?: boolean; name?: string }) => team.change({ ...change }),
    onSuccess: (changed) => queries.setQueryData(key, changed),
  })
}

export function refetchTeam(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: key })
}
