/** The quotes that answer requests: one call per page of requests, however many rows it has. */
import { useQueries } from '@tanstack/react-query'
import type { QuoteSummary } from '#shared/quotes/records'
import { keys, savedQuotes } from './calls'

type Page = readonly { id: string }[]

/** The most that one call returns. */
const limit = 200

/** Returns an empty list for a request whose quotes aren't known yet. */
export function useQuotesOf(
  pages: readonly Page[],
): (requestId: string) => readonly QuoteSummary[] {
  const answers = useQueries({
    queries: pages
      .filter((page) => page.length > 0)
      .map((page) => {
        const requestIds = page.map(({ id }) => id).join()
        return {
          queryKey: [...keys.requests, requestIds],
          queryFn: ({ signal }: { signal: AbortSignal }) => allOf(requestIds, signal),
          // Keeps the previous quotes while a page that gained a request is loading.
          placeholderData: (before: readonly QuoteSummary[] | undefined) => before,
          staleTime: Number.POSITIVE_INFINITY,
        }
      }),
  })
  const quotes = answers.flatMap(({ data }) => data ?? [])
  return (requestId) => quotes.filter((quote) => quote.requestId === requestId)
}

async function allOf(requestIds: string, signal: AbortSignal): Promise<QuoteSummary[]> {
  const found: QuoteSummary[] = []
  let before: string | null = null
  do {
    const place = before === null ? {} : { before }
    const { quotes, next } = await savedQuotes.list({ requestIds, limit, ...place }, { signal })
    found.push(...quotes)
    before = next
  } while (before !== null)
  return found
}
