/** What the Training tab needs to know about this server and session. */
import { useQuery } from '@tanstack/react-query'
import { keys, training } from './calls'

export function useAbout() {
  return useQuery({
    queryKey: keys.about,
    queryFn: ({ signal }) => training.about({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
