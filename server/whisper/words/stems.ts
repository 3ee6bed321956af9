/** A text's words as stems, and which of them tell one thing from another. */
import { emptyWords, lightWords } from './commonWords'
import { words } from './fold'
import { stem } from './stem'

/** The stems of a text in order, without stop words. */
export function stemsOf(text: string): string[] {
  return words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)
}

const lightStems = new Set([...lightWords].map(stem))

export const isDistinctive = (term: string): boolean => !lightStems.has(term)
