/** What an item or a gate is there for, by the words before it: wanted, had, left out, or only a place. */
import { leaving } from './aroundItems'

/** "The gooseneck is not needed", "the post can go". */
const leftAfter =
  /^(?:(?:is|are|was|were) (?:not|no longer)(?: \w+)? (?:needed|necessary|required|wanted)|can (?:go|wait)|(?:is|are) out\b)/

/** "Without a post", "take the post out", "we do not need the post", but not "no, two posts". */
export const isLeftAt = (words: readonly string[], at: number, end: number): boolean => {
  const before = /^(?:the|a|an|any|my|our|that|those|additional|extra)$/.test(words[at - 1] ?? '')
    ? (words[at - 2] ?? '')
    : (words[at - 1] ?? '')
  const isTaken = /^(?:take|leave|kick|taking|leaving)$/.test(before)
  const said = words.slice(Math.max(0, at - 4), at).join(' ')
  if (
    /\b(?:not|no longer) (?:really )?(?:need|want|require)(?: (?:the|a|an|any|that))?$/.test(said)
  )
    return true
  if (leftAfter.test(words.slice(end + 1, end + 5).join(' '))) return true
  return leaving.has(before) || (isTaken && /^(?:off|out|away|aside)$/.test(words[end + 1] ?? ''))
}

/** "The stand that puts the sign at window height": said of another item. */
const ofAnother =
  /\b(?:that|which) (?:will |would |can )?(?:puts?|holds?|keeps?|carr(?:y|ies)|lifts?|raises?|bears?|supports?|lights?|lit|covers?|protects?|powers?)$/

/** "200 feet from the sign", and directly after an item "for the sign": where it goes. */
export const isPlaceAt = (words: readonly string[], at: number, isAfterItem: boolean): boolean =>
  words[at - 3] !== 'back' &&
  /^(?:the|my|our|your)$/.test(words[at - 1] ?? '') &&
  (/^(?:from|at|on|to|by|beside|near|in|into|against|over|under|onto|inside|behind)$/.test(
    words[at - 2] ?? '',
  ) ||
    ofAnother.test(words.slice(Math.max(0, at - 4), at - 1).join(' ')) ||
    (isAfterItem && /^(?:for|of)$/.test(words[at - 2] ?? '')))

/** "Nine LED kits. They are for the nine signs at our club": there already. */
export const isTheirPlaceAt = (words: readonly string[], at: number): boolean =>
  /\b(?:for|at|on|to|of) (?:the|our|my) \w+$/.test(words.slice(Math.max(0, at - 3), at).join(' '))

/** "Grandpa signs checks, "where do I sign up", "what led to it": no thing at all. */
export const isDoingAt = (words: readonly string[], at: number): boolean =>
  (words[at] === 'led' && /^(?:to|there|here|you|us|into|up)$/.test(words[at + 1] ?? '')) ||
  isSigningAt(words, at)

const isSigningAt = (words: readonly string[], at: number): boolean =>
  /^signs?$/.test(words[at] ?? '') &&
  (/^(?:up|off|in|out|checks?|papers?|contracts?|anything|something|it|here)$/.test(
    words[at + 1] ?? '',
  ) ||
    /^(?:to|i|we|must|will|can|could|should|please)$/.test(words[at - 1] ?? ''))

/** "I have an X-401 already": whether it is to be counted is in doubt. */
export function isHadAt(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).join(' ')
  const isHad = /\b(?:i|we) (?:already |just |still )?(?:have|own|bought|got)\b/.test(before)
  return isHad && !/\b(?:need|want|would|could|can|to|gates?|doors?)\b/.test(before)
}

/** "We pay the base subscription already." */
export function isPaidAt(words: readonly string[], at: number, end: number): boolean {
  const around = words.slice(Math.max(0, at - 5), end + 3).join(' ')
  return (
    /\b(?:i|we) (?:already |still )?(?:have|pay|pay for|are on|got)\b/.test(around) &&
    /\balready\b/.test(around)
  )
}

/** "Something to put nine signs on": it is not they that are asked for. */
export const isCarriedAt = (words: readonly string[], at: number, end: number): boolean =>
  words[end + 1] === 'on' &&
  words.slice(Math.max(0, at - 3), at).some((word) => /^(?:put|hang|mount|fix)$/.test(word))

/** "The gate", "my front door": no further one. */
export const isKnownAt = (words: readonly string[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 2), at)
    .some((word) =>
      /^(?:the|my|our|your|his|her|their|this|that|per|each|every|any|to|from|at|by|or)$/.test(
        word,
      ),
    )

/** More of the service than is had may be asked for by what there will be. */
export const isOfService = (id: string) => /^(?:base|add|sim|lpr|dedicated|lifetime)-/.test(id)
