/** Published sections with the words that are looked for; without any, those nearest to the question. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keys, training } from '../../data/training/calls'
import { useDebounced } from '../../ui/useDebounced'

const pauseMs = 120

/** These, by `entry/section`. */
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
  /** What is shown was found for other words. */
  const isBehind = text !== typed.trim() || found.isPlaceholderData
  return { ...found, isBehind }
}
