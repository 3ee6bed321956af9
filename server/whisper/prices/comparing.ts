/** Takes apart what is compared: "how much more is the gooseneck than two wood posts?" */

import { asksHowMuchMore } from './aroundItems'

export const compares =
  /\b(?:cheaper|dearer|pricier|more expensive|less expensive|costs? (?:more|less)|how (?:much|many (?:dollars|bucks)) (?:more|less)|(?:more|less) (?:.* )?than|differ|differs|difference|compared?|versus|vs|swap|replace|(?<!(?:ft|feet|foot|yards?|miles?|meters?) )apart|gap|lies? between|save|exceeds?|by how much)\b/

/** Known to the spelling. */
export const wordsOfComparing = ['dearer', 'pricier', 'cheaper', 'gap', 'differ']

/** "Swap the goosenecks for wood posts". */
export const swaps = /\b(?:swap|replace|exchange)\b/
/** "How far apart are those two?" */
export const comparesThose = (said: string): boolean =>
  compares.test(said) &&
  /\b(?:(?:those|these|the|them|the) ?two|them|both|they|which(?: one)?|between them|the (?:first|second|other|latter|former|last)(?: one)?|that one)\b/.test(
    said,
  )

export interface Sides {
  left: readonly string[]
  right: readonly string[]
  /** "… if I need four": said of both. */
  given: readonly string[]
}

/** Nothing where nothing is compared, or where it is open what with what. */
export function sidesOf(words: readonly string[]): Sides | undefined {
  const said = words.join(' ')
  if (!compares.test(said)) return undefined
  const second = words.findIndex(
    (word, i) =>
      /^(?:option|variant|version)$/.test(word) && /^(?:b|2|two)$/.test(words[i + 1] ?? ''),
  )
  if (second > 0) return { left: words.slice(0, second), right: words.slice(second + 2), given: [] }
  const at = partedAt(words, said)
  const side = (from: number, to?: number) =>
    words.slice(from, to).filter((word) => !isOfComparing.test(word))
  if (at <= 0) return undefined
  const end = givenAt(words, at)
  return { left: side(0, at), right: side(at + 1, end), given: words.slice(end) }
}

function partedAt(words: readonly string[], said: string): number {
  const isOneOf = (parting: readonly string[]) => (word: string, i: number) =>
    i > 0 && parting.includes(word)
  if (swaps.test(said)) return words.findIndex(isOneOf(['for', 'with', 'by']))
  const between = isDifference.test(said)
    ? words.flatMap((word, i) => (word === 'and' ? i : []))
    : []
  const surely = words.findIndex(isOneOf(['than', 'versus', 'vs', 'or', 'instead']))
  if (surely > 0) return surely
  if (between.length > 0) return between.length === 1 ? (between[0] ?? -1) : -1
  const others = [
    ...(isChoice.test(said) ? ['over'] : []),
    ...(/\bsave\b/.test(said) || asksHowMuchMore.test(said) ? ['where', 'while'] : []),
    ...(/\bcompared?\b/.test(said) ? ['to', 'with'] : []),
    ...(isDifference.test(said) ? ['to', 'against', 'with'] : []),
  ]
  return words.findIndex(isOneOf(others))
}

/** "… than a gooseneck, if I need four?" */
function givenAt(words: readonly string[], from: number): number {
  const at = words.indexOf('if', from)
  return at < 0 ? words.length : at
}

/** Says that there are sides, and nothing of them. */
export const isOfComparing = /^(?:difference|differs?|gap|apart|compared?|cheaper)$/
const isDifference =
  /\b(?:difference|compared?|gap|(?<!(?:ft|feet|foot|yards?|miles?|meters?) )apart)\b/
const isChoice = /\b(?:save|saves|saving|cheaper|dearer|pick|choose|choosing|taking)\b/
