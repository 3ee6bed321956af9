/** When visitors' picks and marks suggest a way of asking. Pure and free of zod. */
import { limits } from '../../knowledge/limits'
import { wayKey } from '../../knowledge/sections'

/** What visitors did: chose a section that was offered, or marked an answer. */
const sources = ['pick', 'helpful', 'notHelpful'] as const
export type Source = (typeof sources)[number]

/** Few: from too few visitors to be listed. */
export const suggestionStatuses = ['few', 'open', 'accepted', 'dismissed'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

/** An answer with at least this confidence is certain; a Helpful mark on it teaches nothing. */
export const sure = 0.75

/** Visitors who must find an answer not helpful before never answering it is suggested. */
export const minVisitorsForNever = 2

/**
 * A way is accepted automatically if this many visitors chose it, from this many networks, over
 * this many hours: one person with five browsers teaches nothing.
 */
export const autoAcceptMinimum = { visitors: 5, networks: 3, hours: 24 } as const

/** The entry and section in an offer's or passage's id, `entry/section`; null for a page's. */
export function sectionOf(id: string): { entry: string; section: string } | null {
  const [, entry, section] = /^([\w-]{1,100})\/([\w-]{1,100})$/.exec(id) ?? []
  return entry === undefined || section === undefined ? null : { entry, section }
}

/** Whether a text may become a way: longer ones are never written twice. */
export function canBeWay(text: string): boolean {
  return text.length <= limits.way && wayKey(text) !== ''
}

export const suggestionGone = 'This suggestion no longer exists.'
export const decidedByOther = 'Someone else has already decided on this suggestion.'
