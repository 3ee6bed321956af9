import { useQuery } from '@tanstack/react-query'
import { quotes } from './calls'

/** The price list. It changes with a new version of the product only; coming back to the page asks again. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['quotes', 'catalogue'],
    queryFn: ({ signal }) => quotes.catalogue({}, { signal }),
  })
}
