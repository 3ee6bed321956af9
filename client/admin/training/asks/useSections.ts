/** Published sections that match the search text or, without one, resemble the question most. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keys, training } from '../../data/training/calls'
import { useDebounced } from '../../ui/useDebounced'

const pauseMs = 120

/** The given sections, by `entry/section`. */
export function useSectionsOf(ids: readonly string[]) {
  const joined = ids.join(',')
  return useQuery({
    queryKey: keys.sections(joined, null),
    queryFn: async ({ signal }) => (await training.sections({ ids: joined }, { signal })).sections,
    enabled: joined !== '',
  })
}

export function useSections(typed: string, question: string) {
  const text = useDebounced(typed.trim(), pauseMs)
  const found = useQuery({
    queryKey: keys.sections(text, text === '' ? question : ''),
    queryFn: async ({ signal }) =>
      (await training.sections({ text, question }, { signal })).sections,
    placeholderData: keepPreviousData,
  })
  /** Whether the results belong to an earlier search text. */
  const isBehind = text !== typed.trim() || found.isPlaceholderData
  return { ...found, isBehind }
}
