import { useQuery } from '@tanstack/react-query'
import { quotes } from './calls'

/** The price list. It changes only with a new product version; reopening the page refetches it. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['quotes', 'catalogue'],
    queryFn: ({ signal }) => quotes.catalogue({}, { signal }),
  })
}
