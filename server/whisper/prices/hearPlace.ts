/** Hears gates and doors, and how what is wanted is shared out among them. */
import { leading, placing } from './aroundItems'
import type { Hearing } from './hearing'
import { type Share, shareAt } from './shares'
import { isKnownAt } from './standing'

export function hearShare(h: Hearing, at: number): Share | undefined {
  const { words, tally } = h
  if (h.number !== undefined && h.number !== 1) return undefined
  const { isCounted: isNoun, hasPlaces } = tally
  const share = shareAt(words, at, { isCounted: isNoun, isItemAt: h.isItemAt, hasPlaces })
  const lead = words[at - 1] ?? ''
  if (share === undefined) return undefined
  // "Price for both?" adds up; "a gooseneck at both" shares out.
  if (share.isAmong && !hasPlaces && !isOfTwo(h, share, lead)) return undefined
  const next = at + share.length
  // "Each of the five controllers X-401": how many of them is open.
  if (share.counts !== undefined && h.isItemAt(next)) tally.isUnclear = true
  // "A post and a sign at each."
  const isAtPlaces = share.isBare && lead === 'at' && hasPlaces && tally.open.length > 0
  tally.hearShare(isAtPlaces ? { ...share, isBare: false } : share, {
    isOneEach: /^(?:one|1)$/.test(words[placing.test(lead) ? at - 2 : at - 1] ?? ''),
    isBeforeItem: h.isItemAt(next) || /^(?:a|an|one|1)$/.test(words[next] ?? ''),
  })
  return share
}

/** "A sign at both", "an X-401, an X-432, both of them with a SIM card". */
const isOfTwo = ({ tally }: Hearing, { counts, isBefore }: Share, lead: string): boolean =>
  counts === 2 && (leading.test(lead) || (isBefore && tally.named.length === 2))

export function hearEntrance(h: Hearing, at: number): void {
  const { words, stems, tally } = h
  const word = words[at] ?? ''
  // "Two gate controllers".
  if (h.number !== 1 && word === singular(word) && h.isItemAt(at + 1)) return
  if (h.number === undefined) {
    if (word === singular(word) && !isKnownAt(words, at)) tally.listed += 1
    h.rest.push(word)
    return
  }
  // "A gooseneck for three gates".
  const { open } = tally
  const isForThem = placing.test(words[h.numberAt - 1] ?? '') && h.lastEnd === h.numberAt - 2
  if (isForThem && h.number > 1 && open.length > 0 && !open.some((one) => isOfAll(one.id)))
    tally.shareOut({ of: h.number, isCount: true, isBare: false })
  tally.enter(stems[at] ?? '', h.number)
  h.loose = undefined
  h.number = undefined
}

export const singular = (word: string) => word.replace(/s$/, '')
/** Covers the first gate, or is for one more. */
const isOfAll = (id: string) => id === 'base-sub' || id === 'add-door'
