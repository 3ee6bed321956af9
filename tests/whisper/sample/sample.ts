/** What the sample company's visitors ask, and how the replies are judged. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Section } from '#server/whisper/engine/sections'
import type { CompanyQuestion } from '../companies/company'
import type { Reply } from '../companies/score'

/** `entry`: the answering section, `entry id/section id` or a part of a page (pageParts.ts). */
export interface SampleQuestion extends CompanyQuestion {
  /** Where admitting is expected, an answer that matches all of these is right too. */
  or?: string[]
}

const folder = 'tests/whisper/sample/questions'

export function readQuestions(): SampleQuestion[] {
  return readdirSync(folder).flatMap((file): SampleQuestion[] =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  )
}

/** Every second question: fitting uses its near misses, which measuring leaves out. */
export const sampleToFit = (): SampleQuestion[] =>
  readQuestions().filter((_, index) => index % 2 === 0)
export const sampleToMeasure = (): SampleQuestion[] =>
  readQuestions().filter(({ kind }, index) => kind !== 'near-miss' || index % 2 === 1)

/**
 * Judges a reply by its question: an offered section is the right one when its text says what the
 * answer must say; an answer that is allowed instead of admitting counts as admitted.
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
  const offers = reply.offers.map((id) => (entry !== null && isMeant(id) ? entry : id))
  return { ...reply, offers }
}
