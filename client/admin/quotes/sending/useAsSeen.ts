/**
 * Keeps a dialog on the quote as it was when the dialog opened, so that nobody hands out what they
 * didn't see: what a colleague writes meanwhile isn't taken over, and the server refuses the older
 * rev. Changes that leave the content as it was do count, such as a visit by the customer.
 */
import { useState } from 'react'
import type { Quote } from '#shared/quotes/records'
import type { KnownQuote } from '../../data/quotes/cache'
import { type Saved, savedOf } from '../../data/quotes/drafts/draft'

export interface SeenQuote extends Pick<Saved, 'revision' | 'rev' | 'text'> {
  id: string
}

export function seenOf(quote: Quote): SeenQuote {
  return { id: quote.id, ...savedOf(quote) }
}

/** Whether it says what was seen. */
export function isAsSeen(quote: Quote, seen: SeenQuote): boolean {
  const { id, rev, revision, text } = seenOf(quote)
  return id === seen.id && (rev === seen.rev || (revision === seen.revision && text === seen.text))
}

/** `seen` is null while no dialog is open. Returns null until the quote is known as it was seen. */
export function useAsSeen(known: KnownQuote | null, seen: SeenQuote | null): KnownQuote | null {
  const [last, setLast] = useState(known)
  const isCurrent = seen === null || (known !== null && isAsSeen(known.quote, seen))
  if (isCurrent && last !== known) setLast(known)
  return isCurrent ? known : last
}
