/** What becomes of known quotes by what is told of them: a higher rev wins. Pure. */
import type { InfiniteData } from '@tanstack/react-query'
import type { QuoteSummary } from '#shared/quotes/records'

export type Pages = InfiniteData<{ quotes: QuoteSummary[]; next: string | null }, string | null>

export function newer<T extends { rev: number }>(known: T, told: T): T {
  return told.rev >= known.rev ? told : known
}

/** Only where it is known already; which list it belongs to is the server's to say. */
export function withQuote(lists: Pages, told: QuoteSummary): Pages {
  return inPages(lists, (quotes) =>
    quotes.map((one) => (one.id === told.id ? newer(one, told) : one)),
  )
}

export function withoutQuote(lists: Pages, id: string): Pages {
  return inPages(lists, (quotes) => quotes.filter((one) => one.id !== id))
}

function inPages(lists: Pages, change: (quotes: QuoteSummary[]) => QuoteSummary[]): Pages {
  return { ...lists, pages: lists.pages.map((page) => ({ ...page, quotes: change(page.quotes) })) }
}
