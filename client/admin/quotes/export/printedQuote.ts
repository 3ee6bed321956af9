/** A quote in the form its PDF needs: the current draft, or a revision from the server. */
import type { Catalog } from '#shared/quotes/calls'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { Revision } from '#shared/quotes/records'
import { type CatalogItem, quantityOf, type Selection } from '#shared/quotes/rules'
import { contentOf, type Draft } from '../../data/quotes/drafts/draft'

export type PricedLine = CatalogItem & { quantity: number }

/** At list prices and in the list's order; unknown items are left out. */
export function pricedLines(selection: Selection, items: readonly CatalogItem[]): PricedLine[] {
  return items
    .map((item) => ({ ...item, quantity: quantityOf(selection, item.id) }))
    .filter(({ quantity }) => quantity > 0)
}

export function printedDraft(draft: Draft, { items, version, since }: Catalog, today: string) {
  const { discount, tax, callBox, ...content } = contentOf(draft)
  const isReadable = callBox && !Number.isNaN(callBox.entrances) && !Number.isNaN(callBox.line)
  return {
    ...content,
    // Fields that aren't numbers yet count as none.
    discount: discount || 0,
    tax: tax || 0,
    callBox: isReadable ? callBox : null,
    conditions: null,
    lines: pricedLines(draft.lines, items),
    priceList: { version, since },
    date: today,
    today,
    saved: draft.saved && {
      number: draft.saved.number,
      revision: draft.saved.revision,
      isDraft: true,
      link: null,
    },
  } satisfies PrintedQuote
}

export function printedRevision(
  revision: Revision,
  number: string,
  link: string | null,
  today: string,
): PrintedQuote {
  const { status, revision: which, ...rest } = revision
  return { ...rest, today, saved: { number, revision: which, isDraft: status === 'draft', link } }
}
