/** The regression questions as they are known; kept up to date by what is told (cache.ts). */
import { useQuery } from '@tanstack/react-query'
import { keys, training } from '../calls'

export function useQuestions() {
  return useQuery({
    queryKey: keys.questions,
    queryFn: ({ signal }) => training.questions({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
