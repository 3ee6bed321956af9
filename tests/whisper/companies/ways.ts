/** The ways an admin would teach from the queue: up to three questions for each section. */
import type { Section } from '#server/whisper/engine/sections'
import type { CompanyQuestion } from './company'
import { answers } from './fit'

const most = 3
/** No follow-ups or double questions: nobody would keep them. Those found least come first. */
const kinds = ['paraphrase', 'indirect', 'story', 'typo', 'everyday', 'near']
/** Each fold's questions are asked with ways from the other folds. */
export const folds = [0, 1, 2, 3]

export function withWays(
  sections: readonly Section[],
  questions: readonly CompanyQuestion[],
  fold: number,
): { taught: Section[]; asked: CompanyQuestion[] } {
  const places = new Map<string | null, number>()
  const foldOf = new Map(
    questions.map((question) => {
      const place = places.get(question.entry) ?? 0
      places.set(question.entry, place + 1)
      return [question, place % folds.length]
    }),
  )
  const others = questions.filter(
    (question) => foldOf.get(question) !== fold && kinds.includes(question.kind),
  )
  return {
    taught: sections.map((section) => ({
      ...section,
      ways: others
        .filter((question) => question.entry === section.entry && answers(section, question))
        .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
        .slice(0, most)
        .map(({ ask }) => ask.at(-1) ?? ''),
    })),
    asked: questions.filter((question) => foldOf.get(question) === fold),
  }
}
