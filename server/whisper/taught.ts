/**
 * Answers that were written for one question: an entry whose heading or title is that question. Whoever
 * asks in the very same words gets them, whatever else would fit, so that teaching always helps.
 */
import type { Passage } from './passages'
import { words } from './words/fold'

/** Of three sentences each. */
const mostPassages = 2

export function taughtAnswers(passages: readonly Passage[]): (question: string) => Passage[] {
  const byQuestion = new Map<string, Passage[]>()
  for (const passage of passages) {
    // Only entries have versions, and only they are written for a question.
    if (passage.version === undefined) continue
    const key = keyOf(passage.heading || passage.title)
    byQuestion.set(key, [...(byQuestion.get(key) ?? []), passage])
  }
  byQuestion.delete('')
  return (question) => (byQuestion.get(keyOf(question)) ?? []).slice(0, mostPassages)
}

/** Without case, accents and signs: those are no other question. */
function keyOf(text: string): string {
  return words(text).join(' ')
}
