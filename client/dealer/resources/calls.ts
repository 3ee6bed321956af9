import { queryOptions } from '@tanstack/react-query'
import { resourceAddresses } from '#shared/resources/addresses'
import type { resourceCalls } from '#shared/resources/calls'
import { client } from '../../api'

const calls = client<typeof resourceCalls>(resourceAddresses)

/** Published resources; refetched when the dealer comes back to the page. */
export const publishedQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: async ({ signal }) => (await calls.published({}, { signal })).resources,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
})
