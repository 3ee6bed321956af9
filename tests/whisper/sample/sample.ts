/** What the sample company's visitors ask, and how their replies are judged. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Section } from '#server/whisper/engine/sections'
import type { CompanyQuestion } from '../companies/company'
import type { Reply } from '../companies/score'

/** `entry`: the section that answers, `entry id/section id` or a part of a page (shared/whisper/pageParts.ts). */
export interface SampleQuestion extends CompanyQuestion {
  /** To a question that is expected to be admitted, an answer that says all of these is right as well. */
  or?: string[]
}

const folder = 'tests/whisper/sample/questions'

export function readQuestions(): SampleQuestion[] {
  return readdirSync(folder).flatMap((file): SampleQuestion[] =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  )
}

/** Every other of them, to fit with; those that are measured are the others. */
export const sampleToFit = (): SampleQuestion[] => readQuestions().filter((_, at) => at % 2 === 0)
export const sampleToMeasure = (): SampleQuestion[] =>
  readQuestions().filter(({ kind }, at) => kind !== 'near-miss' || at % 2 === 1)

/**
 * Judges as the question asks for it: a section that is offered is what was meant where it says what the
 * answer must say; what may be answered instead of being admitted counts as admitted.
 */
export function judged(
  { entry, kind, must, must_not, or }: SampleQuestion,
  reply: Reply,
  sections: ReadonlyMap<string, Section>,
): Reply {
  const says = (text: string) => (pattern: string) => new RegExp(pattern, 'i').test(text)
  if (reply.kind === 'answer' && or?.every(says(reply.text)) && !must_not.some(says(reply.text)))
    return { ...reply, kind: 'admit' }
  const isMeant = (id: string) => {
    const said = says(sections.get(id)?.text ?? '')
    return kind === 'two' ? must.some(said) : must.length > 0 && must.every(said)
  }
  const isOffered = entry !== null && reply.offers.some((id) => id === entry || isMeant(id))
  return { ...reply, offers: isOffered ? [entry] : reply.offers }
}
