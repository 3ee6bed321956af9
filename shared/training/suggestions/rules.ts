/** When visitors' picks and marks suggest a way of asking. Pure, and free of zod. */
import { limits } from '../../knowledge/limits'
import { wayKey } from '../../knowledge/sections'

/** What visitors did: chose a section that was offered, or marked an answer. */
export const sources = ['pick', 'helpful', 'notHelpful'] as const
export type Source = (typeof sources)[number]

/** Few: of too few visitors to be shown. */
export const suggestionStatuses = ['few', 'open', 'accepted', 'dismissed'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

/** From this confidence on an answer is sure; a Helpful mark on a surer one teaches nothing. */
export const sure = 0.75

/** So many visitors must have found an answer not helpful before it is suggested to give it no more. */
export const minVisitorsForNever = 2

/**
 * Before a way is accepted by itself, so many visitors must have chosen the same, from so many networks, and
 * over so many hours: one person with five browsers teaches nothing.
 */
export const forItself = { visitors: 5, networks: 3, hours: 24 } as const

/** An entry's section out of the id of an offer or a passage: `entry/section`. Null for a page's. */
export function sectionOf(id: string): { entry: string; section: string } | null {
  const [, entry, section] = /^([\w-]{1,100})\/([\w-]{1,100})$/.exec(id) ?? []
  return entry === undefined || section === undefined ? null : { entry, section }
}

/** Whether a text may become a way: a longer one nobody writes twice. */
export function canBeWay(text: string): boolean {
  return text.length <= limits.way && wayKey(text) !== ''
}

export const suggestionGone = 'This suggestion is gone.'
export const decidedByOther = 'Somebody else has decided on this suggestion.'
