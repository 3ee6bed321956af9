/** "Two signs. No, make that three goosenecks": what was said before it holds no more. */
import { stem } from '../words/stem'
import { corrected } from './aroundItems'
import type { ItemNames } from './itemNames'

/** What follows a correction, if it names items and nothing before it does. */
export function afterCorrection(words: readonly string[], names: ItemNames): readonly string[] {
  const at = words.findLastIndex((word, i) => corrected.test(`${word} ${words[i + 1] ?? ''}`))
  if (at < 0) return words
  const stems = words.map(stem)
  const isNamed = (_: string, i: number) => names.at(i, words, stems) !== undefined
  const [before, after] = [words.slice(0, at), words.slice(at + 2)]
  const namesAfter = after.some((_, i) => isNamed('', at + 2 + i))
  return namesAfter && !before.some(isNamed) ? after : words
}
