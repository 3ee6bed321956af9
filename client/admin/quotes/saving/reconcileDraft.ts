/** Merges the draft in this browser with the server's quote, or reports a conflict. Pure. */
import type { Quote } from '#shared/quotes/records'
import {
  contentOf,
  type Draft,
  draftOf,
  isChanged,
  savedOf,
  textOf,
} from '../../data/quotes/drafts/draft'

interface Reconciled {
  draft: Draft
  /** Changed here and saved by somebody else: a person must decide. */
  isConflict: boolean
}

export function reconcileDraft(draft: Draft | null, quote: Quote): Reconciled {
  if (!draft) return { draft: draftOf(quote), isConflict: false }
  if (draft.saved && draft.saved.rev >= quote.rev) return { draft, isConflict: false }
  if (!isChanged(draft) && quote.status === 'draft') {
    return { draft: draftOf(quote), isConflict: false }
  }
  const theirs = savedOf(quote)
  // Either our own save whose reply was lost, or a change to something other than the content.
  const isOurs = [...draft.sent, textOf(contentOf(draft))].includes(theirs.text)
  if (quote.status === 'draft' && (isOurs || draft.saved?.text === theirs.text)) {
    const sent = isOurs ? [] : draft.sent
    return { draft: { ...draft, saved: theirs, sent }, isConflict: false }
  }
  return { draft, isConflict: isChanged(draft) && !isOurs }
}
