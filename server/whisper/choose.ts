/** Which of the found passages an answer is made of, and whether there is one at all. */
import type { Match } from './passageIndex'
import { type Passage, sentences } from './passages'

/** Under this share of the question covered, Whisper admits; set by tests/whisper/quality.test.ts. */
export const threshold = 0.5
/** An answer is read on a phone. */
const mostSentences = 3

export const confidenceOf = (matches: readonly Match[]): number => matches[0]?.coverage ?? 0
export const isSure = (matches: readonly Match[]): boolean => confidenceOf(matches) >= threshold

/** For each question its best passage; each passage once. */
export function choose(questions: readonly (readonly Match[])[]): Passage[] {
  return [...new Set(questions.flatMap(bestOf))]
}

/** And a second passage, if it speaks of what the best leaves out and the answer stays short. */
function bestOf([best, ...others]: readonly Match[]): Passage[] {
  if (best === undefined) return []
  const room = mostSentences - sentences(best.passage.text).length
  const second = others.find(
    ({ passage, coverage, covered }) =>
      coverage >= threshold &&
      covered.some((term) => !best.covered.includes(term)) &&
      sentences(passage.text).length <= room,
  )
  return second ? [best.passage, second.passage] : [best.passage]
}
