/** Merges events into cached quotes: the higher rev wins. Pure. */
import type { InfiniteData } from '@tanstack/react-query'
import type { QuoteSummary } from '#shared/quotes/records'

export type Pages = InfiniteData<{ quotes: QuoteSummary[]; next: string | null }, string | null>

export function newer<T extends { rev: number }>(known: T, received: T): T {
  return received.rev >= known.rev ? received : known
}

/** Only updates known quotes; the server decides which list a quote belongs to. */
export function withQuote(lists: Pages, received: QuoteSummary): Pages {
  return inPages(lists, (quotes) =>
    quotes.map((one) => (one.id === received.id ? newer(one, received) : one)),
  )
}

export function withoutQuote(lists: Pages, id: string): Pages {
  return inPages(lists, (quotes) => quotes.filter((one) => one.id !== id))
}

function inPages(lists: Pages, change: (quotes: QuoteSummary[]) => QuoteSummary[]): Pages {
  return { ...lists, pages: lists.pages.map((page) => ({ ...page, quotes: change(page.quotes) })) }
}
