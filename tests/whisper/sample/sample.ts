/**
 * The sample company in the form of the measure: its seeds and pages as entries, with their ways of asking,
 * and what its visitors ask.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { seeds } from '#server/knowledge/seeds'
import { partsOf } from '#server/knowledge/seeds/pageParts'
import { pageWays } from '#server/knowledge/seeds/ways'
import { cutSections, type Section } from '#server/whisper/engine/sections'
import { passagesOfSite } from '#shared/content/passages'
import type { Entry } from '#shared/knowledge/entry'
import type { CompanyQuestion } from '../companies/company'
import type { Contender, Reply } from '../companies/score'

/** `entry`: the section that answers, `entry id/section id` or a part of a page (pageParts.ts). */
export interface SampleQuestion extends CompanyQuestion {
  /** To a question that is expected to be admitted, an answer that says all of these is right as well. */
  or?: string[]
}

const folder = 'tests/whisper/sample/questions'

export function readSample(): { name: string; entries: Entry[]; questions: SampleQuestion[] } {
  const questions = readdirSync(folder).flatMap((file): SampleQuestion[] =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  return { name: 'sample', entries: [...seeds.map(published), ...pageEntries()], questions }
}

const published = (entry: Omit<Entry, 'lastUpdated' | 'version'>): Entry => ({
  ...entry,
  lastUpdated: '2026-01-01T00:00:00.000Z',
  version: 1,
})

/** A section of a page is an entry, its parts are its sections. */
function pageEntries(): Entry[] {
  const ways = pageWays()
  return passagesOfSite().map((passage) => {
    const parts = partsOf(passage)
    return published({
      id: passage.id,
      category: 'features',
      title: passage.title,
      content: parts.map(({ title, text }) => `## ${title}\n${text}`).join('\n\n'),
      tags: [],
      sections: parts.map(({ id, title }) => ({
        id: id.slice(passage.id.length + 1) || whole,
        heading: title,
        ways: (ways.get(id) ?? []).map((text) => ({ text, from: 'seed' as const })),
        never: [],
      })),
    })
  })
}

/** What the only part of a section is called. */
const whole = 'whole'

export const sectionId = (id: string): string => id.replace(new RegExp(`/${whole}$`), '')

/**
 * Judges as the questions ask for it: a section that is offered is what was meant where it says what the
 * answer must say; what may be answered instead of being admitted counts as admitted. `contender` offers
 * sections.
 */
export function fairly(contender: Contender, questions: readonly SampleQuestion[]): Contender {
  const byAsk = new Map(questions.map((question) => [question.ask, question]))
  return (entries) => {
    const answer = contender(entries)
    const sections = new Map(
      entries.flatMap(cutSections).map((section) => [sectionId(section.id), section]),
    )
    return async (ask) => {
      const reply = await answer(ask as string[])
      const question = byAsk.get(ask as string[])
      return question ? judged(question, reply, sections) : reply
    }
  }
}

function judged(
  { entry, kind, must, must_not, or }: SampleQuestion,
  reply: Reply,
  sections: ReadonlyMap<string, Section>,
): Reply {
  const says = (text: string) => (pattern: string) => new RegExp(pattern, 'i').test(text)
  if (reply.kind === 'answer' && or?.every(says(reply.text)) && !must_not.some(says(reply.text)))
    return { ...reply, kind: 'admit' }
  const offers = reply.offers.map(sectionId)
  const isMeant = (id: string) => {
    const said = says(sections.get(id)?.text ?? '')
    return kind === 'two' ? must.some(said) : must.length > 0 && must.every(said)
  }
  const isOffered = entry !== null && offers.some((id) => id === entry || isMeant(id))
  return { ...reply, offers: isOffered ? [entry] : offers }
}
