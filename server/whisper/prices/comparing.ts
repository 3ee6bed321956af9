/** Takes apart what is compared: "how much more is the gooseneck than two wood posts?" */

const compares =
  /\b(?:cheaper|dearer|pricier|more expensive|less expensive|costs? (?:more|less)|how much (?:more|less)|less than|more than|difference|compared?|versus|vs|swap)\b/

export interface Sides {
  left: readonly string[]
  right: readonly string[]
}

/** Nothing where nothing is compared. */
export function sidesOf(words: readonly string[]): Sides | undefined {
  const said = words.join(' ')
  if (!compares.test(said)) return undefined
  const isSwap = /\bswap\b/.test(said)
  const parting = isSwap
    ? ['for', 'with', 'by']
    : [
        'than',
        'versus',
        'vs',
        'or',
        'instead',
        ...(/\b(?:difference|compared?)\b/.test(said) ? ['and', 'to', 'with'] : []),
      ]
  const at = words.findIndex((word, i) => i > 0 && parting.includes(word))
  if (at < 0) return undefined
  return { left: words.slice(0, at), right: words.slice(at + 1) }
}
