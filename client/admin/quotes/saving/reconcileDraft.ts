/** What becomes of a draft here when the server's quote is known. Pure. */
import type { Quote } from '#shared/quotes/records'
import {
  contentOf,
  type Draft,
  draftOf,
  isChanged,
  savedOf,
  textOf,
} from '../../data/quotes/drafts/draft'

interface Met {
  draft: Draft
  /** What was written here and what was saved by another do not go together. */
  isConflict: boolean
}

export function meet(draft: Draft | null, quote: Quote): Met {
  if (!draft) return { draft: draftOf(quote), isConflict: false }
  if (draft.saved && draft.saved.rev >= quote.rev) return { draft, isConflict: false }
  if (!isChanged(draft) && quote.status === 'draft') {
    return { draft: draftOf(quote), isConflict: false }
  }
  const theirs = savedOf(quote)
  // Saved by ourselves, and the answer was lost; or what changed is not what is written here.
  const isOurs = theirs.text === textOf(contentOf(draft))
  const isSameWords = draft.saved
    ? draft.saved.text === theirs.text
    : quote.createdAt === quote.updatedAt
  if (quote.status === 'draft' && (isOurs || isSameWords)) {
    return { draft: { ...draft, saved: theirs }, isConflict: false }
  }
  return { draft, isConflict: isChanged(draft) && !isOurs }
}
