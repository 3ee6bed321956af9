import { useQuery } from '@tanstack/react-query'
import { keys, quotes } from './calls'

/** The price list. It changes only with a new product version, whose server is connected to anew. */
export function useCatalogue() {
  return useQuery({
    queryKey: keys.catalogue,
    queryFn: ({ signal }) => quotes.catalogue({}, { signal }),
  })
}
