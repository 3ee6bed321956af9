/** Which of the found passages an answer is made of, and whether there is one at all. */
import type { Match } from './passageIndex'
import { type Passage, sentences } from './passages'
import { words } from './words/fold'

/** Under this share of the question covered, Whisper admits; set by tests/whisper/quality.test.ts. */
export const threshold = 0.5
/** An answer is read on a phone. */
const mostSentences = 4

export const confidenceOf = (matches: readonly Match[]): number => matches[0]?.coverage ?? 0
export const isSure = (matches: readonly Match[]): boolean => confidenceOf(matches) >= threshold

/** For each question its best passage; each once, and none that says what another does. */
export function choose(questions: readonly (readonly Match[])[]): Passage[] {
  const chosen: Passage[] = []
  for (const passage of questions.flatMap(bestOf)) {
    if (!chosen.some((other) => repeats(passage, other))) chosen.push(passage)
  }
  return chosen
}

/** "Maryland: Bethesda …" after "In Maryland we serve Bethesda …" */
function repeats(passage: Passage, other: Passage): boolean {
  if (passage === other) return true
  const said = new Set(words(other.text))
  return words(passage.text).every((word) => said.has(word))
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
