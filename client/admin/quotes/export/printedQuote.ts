/** A quote as its PDF needs it: what is being written, or a revision that is on the server. */
import type { Catalogue } from '#shared/quotes/calls'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { Revision } from '#shared/quotes/records'
import { type CatalogueItem, quantityOf, type Selection } from '#shared/quotes/rules'
import { contentOf, type Draft } from '../../data/quotes/drafts/draft'

export type PricedLine = CatalogueItem & { quantity: number }

/** At the prices of the list, in its order; what it does not know is left out. */
export function pricedLines(selection: Selection, items: readonly CatalogueItem[]): PricedLine[] {
  return items
    .map((item) => ({ ...item, quantity: quantityOf(selection, item.id) }))
    .filter(({ quantity }) => quantity > 0)
}

export function printedDraft(draft: Draft, { items, version, since }: Catalogue, today: string) {
  const { discount, tax, callBox, ...content } = contentOf(draft)
  const isReadable = callBox && !Number.isNaN(callBox.entrances) && !Number.isNaN(callBox.line)
  return {
    ...content,
    // What is no number yet counts as none.
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
