/**
 * The list's query. A page is read so that nothing is missed between it and the live feed, and the
 * changes the feed already has are merged in.
 */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { chat, keys } from '../data/chats/calls'
import {
  appendOlder,
  firstWindow,
  type LoadedWindow,
  pauseArrivals,
  resumeArrivals,
} from '../data/chats/loadedWindow'
import { mergeChanges } from '../data/chats/mergeChanges'
import type { Wanted } from '../data/chats/wanted'
import type { Feed } from '../data/live/feed'
import { useFeed } from '../data/live/LiveProvider'

export function listQuery(feed: Feed, wanted: Wanted) {
  return queryOptions({
    queryKey: listKey(wanted),
    queryFn: async ({ signal }): Promise<LoadedWindow> => {
      const page = await feed.page(() => chat.interactions(paramsOf(wanted), { signal }))
      return mergeChanges(firstWindow(wanted, page), feed.recent.all())
    },
    // The feed keeps it up to date while it is cached.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    // A window already reuses unchanged records; comparing thousands of them would gain nothing.
    structuralSharing: false,
  })
}

/** Loads interactions older than the window. */
export function useOlder(wanted: Wanted) {
  const feed = useFeed()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (before: string) => {
      const page = await feed.page(() => chat.interactions({ ...paramsOf(wanted), before }))
      queries.setQueryData<LoadedWindow>(listKey(wanted), (loaded) =>
        loaded ? mergeChanges(appendOlder(loaded, before, page), feed.recent.all()) : undefined,
      )
    },
  })
}

/** Reloads the list from the newest interaction. */
export function useReload(wanted: Wanted): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: listKey(wanted), exact: true })
}

/** Decides whether new interactions wait behind a counter or appear by themselves. */
export function setArrivalsPaused(queries: QueryClient, wanted: Wanted, isPaused: boolean): void {
  const change = isPaused ? pauseArrivals : resumeArrivals
  queries.setQueryData<LoadedWindow>(listKey(wanted), (loaded) => loaded && change(loaded))
}

function listKey(wanted: Wanted) {
  return [...keys.lists, wanted] as const
}

function paramsOf({ filter, search, conversation, channel }: Wanted) {
  return {
    filter,
    search,
    ...(conversation === null ? {} : { conversation }),
    ...(channel === null ? {} : { channel }),
  }
}
