/**
 * What a private link opens: its revision, until a later one is sent. While that one is a draft, the
 * quote stays readable as it was sent, and can't be answered.
 */
import { isWithdrawnFrom } from '#shared/quotes/recipients'
import { isToken } from '../http/privateToken'
import { Refusal } from '../http/refusal'
import type { Collection } from '../store/port'
import { lastSent, type StoredQuote } from './documents'

/** Throws not-found (no such link, or revoked) and gone (a newer quote was sent). */
export async function openLink(
  quotes: Collection<StoredQuote>,
  token: string,
): Promise<StoredQuote> {
  const current = isToken(token) && (await quotes.findOne({ token }))
  if (current) return current
  const later = isToken(token) && (await quotes.findOne({ earlierTokens: token }))
  if (!later) throw new Refusal('not-found', 'This link doesn’t open a quote.')
  const shown = lastSent(later)
  if (shown.token !== token)
    throw new Refusal('gone', 'There’s a newer quote in place of this one.')
  return shown
}

/**
 * The token of the quote that replaced a link's; null if that has none. Also null if whoever has
 * this link may be a stranger: the quote is for another address since, or was withdrawn from one
 * that its revision was e-mailed to.
 */
export async function newerToken(
  quotes: Collection<StoredQuote>,
  earlier: string,
): Promise<string | null> {
  const later = await quotes.findOne({ earlierTokens: earlier })
  const before = later?.earlier.find(({ token }) => token === earlier)
  if (!later || !before) return null
  const newer = lastSent(later)
  const isForAnother =
    before.email !== '' && newer.email.toLowerCase() !== before.email.toLowerCase()
  const hasStranger = later.mails.some(
    ({ revision, to }) => revision === before.revision && isWithdrawnFrom(later, to),
  )
  return isForAnother || hasStranger ? null : (newer.token ?? null)
}
