/** How the seed entries are written. */
import { matchSections } from '#shared/knowledge/sections'

/**
 * Sections of a heading, which is what people ask, and the answer, which Whisper says: each must
 * stand alone. The first should be what matters most.
 */
export function sections(answersByQuestion: Readonly<Record<string, string>>) {
  const content = Object.entries(answersByQuestion)
    .map(([question, answer]) => `## ${question}\n${answer}`)
    .join('\n\n')
  return { content, sections: matchSections(content, []) }
}
