/** Whether a message says that the items it names are not simply added up. */
import {
  eachMonth,
  notAdded,
  notAddedThere,
  notShared,
  notSharedThere,
  ofSome,
} from './aroundItems'
import { isPause } from './pauses'

interface Around {
  isParted: boolean
  several: boolean
  isPlural: boolean
  isShared: boolean
  isItemAt(at: number): boolean
}

export function isInDoubt(
  words: readonly string[],
  { several, isParted, isPlural, isShared, isItemAt }: Around,
): boolean {
  const said = textOf(words).replace(eachMonth, ' ')
  if (several && (isPlural || (!isParted && notAdded.test(said)))) return true
  const there = textOf(sentencesWith(isItemAt, words)).replace(eachMonth, ' ')
  if (several && !isParted && notAddedThere.test(there)) return true
  return !isShared && (ofSome.test(said) || notShared.test(said) || notSharedThere.test(there))
}

/** "He would rather text. An SMS I/O and a WR-1R12": of the second sentence alone. */
function sentencesWith(isItemAt: (at: number) => boolean, words: readonly string[]): string[] {
  const kept: string[] = []
  let from = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at] !== '.') continue
    const places = Array.from({ length: at - from }, (_, i) => from + i)
    if (places.some(isItemAt)) kept.push(...words.slice(from, at))
    from = at + 1
  }
  return kept
}

const textOf = (words: readonly string[]): string =>
  words.filter((word) => !isPause(word)).join(' ')
