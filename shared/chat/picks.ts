/** Recognizes which offer a reply chooses, however it is written or spoken. Pure and free of zod. */
import type { Offer } from '../whisper/answer'
import { noneOfThese } from './rules'

const numbers: Readonly<Record<string, number>> = {
  '1': 1,
  one: 1,
  first: 1,
  '1st': 1,
  '2': 2,
  two: 2,
  second: 2,
  '2nd': 2,
  '3': 3,
  three: 3,
  third: 3,
  '3rd': 3,
}
const before =
  /^(?:(?:ok|okay|um|uh|well|i mean|i meant|i choose|i pick|i ll take|it s|that s|the|number|no(?= \d)|option) )+/
const after = / (?:please|thanks|thank you)$/
const place = /^(first|second|third|last|1st|2nd|3rd) (?:one|option|choice)$/
const none = /^(?:none|neither)(?: one)?(?: of (?:these|those|them|the (?:above|two|three)))?$/

/** Where only one was offered: "Do you mean this?" */
const yes =
  /^(?:(?:yes|yeah|yep|yup|ya|correct|exactly|right|sure|that|this|it is|i do)(?: |$))+(?:one|s it|s right)?$/
const no = /^(?:(?:no|nope|nah|not that|not this|not really|wrong)(?: |$))+(?:one)?$/

/**
 * The id of the offer that a reply chooses, by its number, its place, its exact title, or a yes to
 * the only one. Null if it chooses none of them, undefined if it isn't such a reply.
 */
export function pickOf(text: string, offers: readonly Offer[]): string | null | undefined {
  const said = folded(text)
  if (offers.length === 0 || said === '') return undefined
  const titled = offers.find(({ title }) => folded(title) === said)
  if (titled) return titled.id
  const words = said.replace(after, '').replace(before, '')
  const named = offers.find(({ title }) => folded(title) === words)
  if (named) return named.id
  const bare = words.replace(place, '$1')
  if (none.test(bare)) return null
  if (bare === 'last') return offers.at(-1)?.id
  const [only, ...others] = offers
  if (only && others.length === 0) {
    if (yes.test(bare)) return only.id
    if (no.test(bare)) return null
  }
  return offers[(numbers[bare] ?? 0) - 1]?.id
}

/** The title of a pick; undefined if it wasn't offered. */
export function titleOf(offer: string | null, offers: readonly Offer[]): string | undefined {
  if (offer !== null) return offers.find(({ id }) => id === offer)?.title
  return offers.length > 0 ? noneOfThese : undefined
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
