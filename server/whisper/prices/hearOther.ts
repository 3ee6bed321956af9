/** Hears a word that is neither item, number nor place: what it says of those around it. */
import { isCommon } from '../words/terms'
import { between, entrances, joining, placing, singling } from './aroundItems'
import type { Hearing } from './hearing'
import { singular } from './hearPlace'
import { isOfPrices } from './wordsOfPrices'

export function hearOther(h: Hearing, at: number): void {
  const { words, stems, tally } = h
  const word = words[at] ?? ''
  if (between.has(word)) return
  const isOfEntrance = h.number !== undefined && entrances.has(stems[at + 1] ?? '')
  if (isOfEntrance && word === singular(word)) return
  const isJoined = joining.has(words[at - (h.number === undefined ? 1 : 2)] ?? '')
  if (h.number !== undefined && h.number !== 1) {
    // "What would four be?"
    const isNoun = !isCommon(word) || word === 'lots'
    tally.countOther(isNoun ? (stems[at] ?? '') : undefined, h.number)
    if (isNoun) h.loose = undefined
  }
  if (isJoined && !isOfPrices(word)) tally.join()
  const { last } = tally
  const isItsPlace = h.lastEnd === at - 1 && placing.test(word) && word !== 'with'
  if (isItsPlace && last && /^(?:the|my|our)$/.test(words[at + 1] ?? '')) last.isPlaced = true
  if (singling.test(word)) tally.endShare()
  h.rest.push(word)
  h.number = undefined
}
