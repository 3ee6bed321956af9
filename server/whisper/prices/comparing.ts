/** Takes apart what is compared: "how much more is the gooseneck than two wood posts?" */

export const compares =
  /\b(?:cheaper|dearer|pricier|more expensive|less expensive|costs? (?:more|less)|how much (?:more|less)|less than|more than|differ|differs|difference|compared?|versus|vs|swap|replace|apart|gap|dearer|save)\b/

/** "Swap the goosenecks for wood posts". */
export const swaps = /\b(?:swap|replace|exchange)\b/
/** "How far apart are those two?" */
export const comparesThose = (said: string): boolean =>
  compares.test(said) &&
  /\b(?:(?:those|these|the|them|the) ?two|them|both|which(?: one)?|between them|the (?:first|second|other|latter|former|last)(?: one)?|that one)\b/.test(said)

export interface Sides {
  left: readonly string[]
  right: readonly string[]
}

/** Nothing where nothing is compared. */
export function sidesOf(words: readonly string[]): Sides | undefined {
  const said = words.join(' ')
  if (!compares.test(said)) return undefined
  const isSwap = swaps.test(said)
  const parting = isSwap
    ? ['for', 'with', 'by']
    : [
        'than',
        'versus',
        'vs',
        'or',
        'instead',
        ...(/\b(?:save|saves|saving|cheaper|dearer|pick|choose|choosing|taking)\b/.test(said) ? ['over'] : []),
        ...(/\b(?:difference|compared?|gap|apart)\b/.test(said) ? ['and', 'to', 'with'] : []),
      ]
  const second = words.findIndex(
    (word, i) =>
      /^(?:option|variant|version)$/.test(word) && /^(?:b|2|two)$/.test(words[i + 1] ?? ''),
  )
  if (second > 0) return { left: words.slice(0, second), right: words.slice(second + 2) }
  const at = words.findIndex((word, i) => i > 0 && parting.includes(word))
  if (at < 0) return undefined
  return { left: words.slice(0, at), right: words.slice(at + 1) }
}
