/** The team and who is online, kept up to date by events. */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { teamAddresses } from '#shared/team/addresses'
import type { teamCalls } from '#shared/team/calls'
import type { SavedReply } from '#shared/team/records'
import { client } from '../../../api'
import { refetch } from '../updateCache'

export const team = client<typeof teamCalls>(teamAddresses)
const key = ['team']

export const teamQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => team.list({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const hoursQuery = queryOptions({
  queryKey: [...key, 'hours'],
  queryFn: ({ signal }) => team.hours({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const savedRepliesQuery = queryOptions({
  queryKey: [...key, 'replies'],
  queryFn: async ({ signal }) => (await team.savedReplies({}, { signal })).replies,
  staleTime: Number.POSITIVE_INFINITY,
})

export const startListQuery = queryOptions({
  queryKey: [...key, 'start'],
  queryFn: ({ signal }) => team.startList({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function setKnownReplies(queries: QueryClient, replies: SavedReply[]): void {
  queries.setQueryData(savedRepliesQuery.queryKey, replies)
}

export function setKnownHours(queries: QueryClient, known: Awaited<ReturnType<typeof team.hours>>) {
  queries.setQueryData(hoursQuery.queryKey, known)
}

export function useMe() {
  const { data } = useQuery(teamQuery)
  return data?.teammates.find(({ id }) => id === data.me)
}

/** True until known: most teammates are admins, and the server decides anyway. */
export function useIsAdmin(): boolean {
  return useMe()?.role !== 'agent'
}

export function useChangeMe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Parameters<typeof team.change>[0] & object) => team.change(change),
    onSuccess: (changed) => queries.setQueryData(key, changed),
  })
}

export function refetchTeam(queries: QueryClient): void {
  refetch(queries, { queryKey: key })
}
