/** The loaded part of the conversation list and the pending erasures, kept up to date by events. */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { conversationAddresses } from '#shared/chat/conversations/addresses'
import type { conversationCalls } from '#shared/chat/conversations/calls'
import { client } from '../../../../api'
import { useIsAdmin } from '../../team/team'
import { refetch } from '../../updateCache'
import type { Wanted } from '../wanted'
import { appendRows, type LoadedRows } from './mergeRows'

export const conversations = client<typeof conversationCalls>(conversationAddresses)

/** Key prefix of all lists, followed by the list's filters. */
export const listsKey = ['whisper', 'conversationRows']
/** Marks that older rows are loading. */
export const olderKey = ['whisper', 'olderConversations']
const erasuresKey = ['whisper', 'erasures']

const pageSize = 30
/** Rows refetched in one request if more pages were loaded. */
const maxConcurrent = 200

export type WantedRows = Pick<Wanted, 'filter' | 'search' | 'channel'>

export function rowsQuery(wanted: WantedRows) {
  return queryOptions({
    queryKey: [...listsKey, wanted],
    queryFn: async ({ client, queryKey, signal }): Promise<LoadedRows> => {
      const loaded = client.getQueryData<LoadedRows>(queryKey)?.rows.length ?? 0
      const limit = Math.min(maxConcurrent, Math.max(pageSize, loaded))
      const page = await conversations.list({ ...paramsOf(wanted), limit }, { signal })
      return { rows: page.conversations, next: page.next }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  })
}

export function useOlderRows(wanted: WantedRows) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: olderKey,
    mutationFn: async (before: string) => {
      const page = await conversations.list({ ...paramsOf(wanted), before, limit: pageSize })
      queries.setQueryData<LoadedRows>(
        [...listsKey, wanted],
        (loaded) =>
          loaded && appendRows(loaded, before, { rows: page.conversations, next: page.next }),
      )
    },
  })
}

/** Pending erasure requests and their number; for admins. */
export const erasuresQuery = queryOptions({
  queryKey: erasuresKey,
  queryFn: ({ signal }) => conversations.erasures({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Number of pending erasures; undefined for agents and until known. */
export function useErasuresWaiting(): number | undefined {
  return useQuery({ ...erasuresQuery, enabled: useIsAdmin() }).data?.waiting
}

export function refetchErasures(queries: QueryClient): void {
  refetch(queries, { queryKey: erasuresKey })
}

export function paramsOf({ filter, search, channel }: WantedRows) {
  return { filter, search, ...(channel === null ? {} : { channel }) }
}
