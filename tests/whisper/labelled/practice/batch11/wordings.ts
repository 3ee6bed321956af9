/** Labels that a single pattern does not hold: one of several wordings, or several together in any order. */
import { dollarsOf, type Expected, type Priced } from '../../labelled'

/** One of them is enough. */
export function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i')
}

/** All of them, in any order. */
export function together(...patterns: RegExp[]): RegExp {
  return new RegExp(`^${patterns.map(({ source }) => `(?=[\\s\\S]*(?:${source}))`).join('')}`, 'i')
}

/** All these amounts, in any order. */
export function amounts(...dollars: number[]): RegExp {
  return together(...dollars.map(dollarsOf))
}

/** Said of a set: its other figures are no invention. */
export function ofSet(priced: Priced, ...says: RegExp[]): Expected {
  return { says, priced }
}

/** A question back, or the way to a quote that settles it. */
export const asksBack =
  /\bwhich (one|of|model|controller|item|kind)|how many|what (kind|model|sort)|free quote|your quote|a quote/i

/** What several answers of this batch have in common, each accepted in whatever wording says it. */
export const worded = {
  noApp:
    /\bno app\b|without (an|any) app|nothing to (install|download)|app is not needed|(not|n['’]t) (need|have) (to )?(an app|install|download)/i,
  anyPhone:
    /any (kind of )?phone|landline|desk phone|old (phone|one|or new)|each of them takes the call/i,
  noWire:
    /only (needs )?power|needs only power|no phone line|no internet|none is needed|cellular service|buried cable|in place of a wire|runs on cellular/i,
  trusted: /unique codes?|codes? of (their|her|his) own|\bby (a )?code|caller[- ]?id/i,
  support: /202-555-014[34]|support@visitoraccess\.example/i,
  reach: /202-555-014[234]|support@visitoraccess\.example/i,
  decides: /verif|check(s)? who|spoken with|a person|holds no key|opens nothing|call you/i,
  cannotWithout:
    /cellular coverage|no call can reach|runs on (power and )?cellular|cellular service/i,
  notYet: /announced|coming soon|not (available|part of the service)|not yet|not there yet/i,
  warranty: /\b(1|one)[- ]year|(1|one) year/i,
  sign: /\bsign\b|qr code/i,
  otherArea: /ask us|DC metro|nationwide|2026|not (on|in) (the|our) list|do not (serve|list)/i,
} as const satisfies Record<string, RegExp>
