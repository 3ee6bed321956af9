/**
 * The requested figures: loaded, refetched every five minutes (specification, section 9), and
 * updated live in between. A hidden page neither fetches nor listens; when visible again, it starts
 * with current figures.
 */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FiguresQuery } from '#shared/analytics/calls'
import { withMoved } from '#shared/analytics/moved'
import type { Figures } from '#shared/analytics/records'
import { mayPass } from '../../errors'
import { analytics, figuresKey } from '../data/analytics/calls'
import { useAdminConnection } from '../data/live/LiveProvider'
import { followFigures } from './followFigures'

const refreshMs = 5 * 60_000
const againMs = 20_000

export function useFigures(query: FiguresQuery | null) {
  const queries = useQueryClient()
  const connection = useAdminConnection()
  const isSeen = useIsPageVisible()
  const key = useMemo(() => figuresKey(query), [query])
  const loading = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const figures = await analytics.figures(query ?? {}, { signal })
      // Figures pushed in the meantime may be newer.
      return withMoved(queries.getQueryData<Figures>(key), figures)
    },
    enabled: query !== null,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData, refetch } = loading
  const [moved, setMoved] = useState<{ key: typeof key; at: number } | null>(null)
  const isLoaded = data !== undefined && !isPlaceholderData

  useEffect(() => {
    if (!isSeen || !isLoaded || query === null) return
    return followFigures(connection, query, (news) => {
      const known = queries.getQueryData<Figures>(key)
      const kept = queries.setQueryData<Figures>(key, withMoved(known, news))
      if (known && kept && hasMoved(known, kept)) setMoved({ key, at: kept.readAt })
    })
  }, [isSeen, isLoaded, query, key, connection, queries])

  useEffect(() => {
    if (!isSeen || query === null) return
    const timer = setInterval(() => void refetch(), refreshMs)
    return () => clearInterval(timer)
  }, [isSeen, query, refetch])

  const failure = error && mayPass(error) ? error : null
  useEffect(() => {
    if (failure) console.error('Failed to load analytics data', failure)
  }, [failure])

  useEffect(() => {
    if (!failure || !isSeen) return
    const timer = setTimeout(() => void refetch(), againMs)
    const stopFollowing = connection.onState((state) => state === 'live' && void refetch())
    return () => {
      clearTimeout(timer)
      stopFollowing()
    }
  }, [failure, isSeen, connection, refetch])

  return { ...loading, movedAt: moved?.key === key ? moved.at : null }
}

/** The query cache keeps equal data, so identical objects mean identical figures. */
function hasMoved(before: Figures, now: Figures): boolean {
  const { sums, userEngagement, apart } = now
  return before.sums !== sums || before.userEngagement !== userEngagement || before.apart !== apart
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible, according to the browser. */
function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}
