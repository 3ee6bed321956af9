/**
 * The list's query. A page is read such that nothing falls between it and the live feed, and what
 * the feed knows already is laid over it.
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
import { useFeed } from '../data/live/FeedProvider'

export function listQuery(feed: Feed, wanted: Wanted) {
  return queryOptions({
    queryKey: listKey(wanted),
    queryFn: async ({ signal }): Promise<LoadedWindow> => {
      const page = await feed.page(() => chat.interactions(paramsOf(wanted), { signal }))
      return mergeChanges(firstWindow(wanted, page), feed.recent.all())
    },
    // The feed keeps it up to date for as long as it is cached.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    // A window already keeps what has not changed; comparing thousands of records finds no more.
    structuralSharing: false,
  })
}

/** Loads what is older than the window holds. */
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

/** Loads the list afresh, from its newest. */
export function useReload(wanted: Wanted): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: listKey(wanted), exact: true })
}

/** Whether what arrives waits behind a count or comes in by itself. */
export function setArrivalsPaused(queries: QueryClient, wanted: Wanted, isPaused: boolean): void {
  const change = isPaused ? pauseArrivals : resumeArrivals
  queries.setQueryData<LoadedWindow>(listKey(wanted), (loaded) => loaded && change(loaded))
}

function listKey(wanted: Wanted) {
  return [...keys.lists, wanted] as const
}

function paramsOf({ filter, search, conversation, channel }: Wanted) {
  return {
    ...{ filter, search },
    ...(conversation === null ? {} : { conversation }),
    ...(channel === null ? {} : { channel }),
  }
}
