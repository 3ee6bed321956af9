/** Queries of the knowledge base, kept up to date by events (cache.ts). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keys, knowledge } from './calls'

const staleTime = Number.POSITIVE_INFINITY

export function useEntries() {
  return useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) => knowledge.list({}, { signal }),
    staleTime,
  })
}

export function useUses() {
  return useQuery({
    queryKey: keys.uses,
    queryFn: async ({ signal }) => (await knowledge.uses({}, { signal })).uses,
    staleTime,
  })
}

/** By section id; undefined until known, and for an entry that isn't stored yet. */
export function useSectionUses(id: string | undefined) {
  const { data } = useQuery({
    queryKey: keys.sectionUses(id ?? ''),
    queryFn: ({ signal }) => knowledge.sectionUses({ id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    staleTime,
  })
  return useMemo(() => data && new Map(data.sections.map((one) => [one.id, one])), [data])
}

export function useEntry(id: string) {
  return useQuery({
    queryKey: keys.of(id),
    queryFn: ({ signal }) => knowledge.get({ id }, { signal }),
    staleTime,
  })
}

export function useVersions(id: string) {
  return useQuery({
    queryKey: [...keys.of(id), 'versions'],
    queryFn: async ({ signal }) => (await knowledge.versions({ id }, { signal })).versions,
    staleTime,
  })
}

/** Ids of the entries found; null without a search. */
export function useSearch(text: string) {
  return useQuery({
    queryKey: [...keys.searches, text],
    queryFn: async ({ signal }) => (await knowledge.search({ text }, { signal })).ids,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime,
  })
}
