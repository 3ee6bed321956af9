/** What was asked before a message, as far as it is needed to understand it. */
import type { Asked } from './understand'

export interface Earlier {
  words: readonly string[]
  terms: readonly string[]
}

/** "Do you come to Bethesda?", "And Bowie?", "Then Reston at least?": the last still asks what the first did. */
const mostBack = 3
/** In words: more say enough by themselves. */
const mostOfLeaning = 5

/** `asked`: the messages before, the oldest first. */
export function earlierOf(asked: readonly Asked[]): Earlier | undefined {
  const needed: Asked[] = []
  for (const one of asked.toReversed().slice(0, mostBack)) {
    needed.unshift(one)
    if (!leans(one)) break
  }
  if (needed.length === 0) return undefined
  return {
    words: needed.flatMap(({ words }) => words),
    terms: [...new Set(needed.flatMap(termsOf))],
  }
}

const leans = ({ parts, words }: Asked): boolean =>
  words.length <= mostOfLeaning && parts[0]?.leaning !== 'none'

const termsOf = ({ statement, parts }: Asked): string[] => [
  ...statement.terms,
  ...parts.flatMap(({ terms }) => terms),
]
