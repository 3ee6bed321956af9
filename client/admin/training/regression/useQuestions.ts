/** Queries of regression questions and runs, kept up to date by events (data/training/cache.ts). */
import { useQuery } from '@tanstack/react-query'
import { keys, training } from '../../data/training/calls'

const staleTime = Number.POSITIVE_INFINITY
/** A crashed server sends no event, so a run that seems to be in progress is polled. */
const pollMs = 5_000

export function useQuestions() {
  return useQuery({
    queryKey: keys.questions,
    queryFn: async ({ signal }) => training.questions({}, { signal }),
    staleTime,
  })
}

export function useRuns() {
  return useQuery({
    queryKey: keys.runs,
    queryFn: ({ signal }) => training.runs({}, { signal }),
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.runs.some((run) => run.state === 'running') ? pollMs : false,
  })
}

/** Null if no run is selected. */
export function useRun(id: string | null) {
  return useQuery({
    queryKey: keys.run(id ?? ''),
    queryFn: ({ signal }) => training.run({ id: id ?? '' }, { signal }),
    enabled: id !== null,
    staleTime,
  })
}
