/**
 * From a visitor's words to a reply, from what was published and nothing else: understand, find, decide,
 * say. Knows no company. The same words on the same knowledge get the same reply.
 */
import type { Entry } from '#shared/knowledge/entry'
import { createSpelling } from '../words/spelling'
import { type Decision, decide } from './decide'
import { createSectionIndex, type SectionIndex, stemsOf } from './sectionIndex'
import { cutSections, excerpt, type Section } from './sections'
import { type Part, understand } from './understand'
import type { WordTable } from './wordTable'

/** What may be meant, to be picked from. */
export interface Offer {
  id: string
  title: string
}

export interface EngineReply {
  kind: 'answer' | 'offer' | 'admit'
  /** Empty unless it is an answer. */
  text: string
  /** 0 to 1: how likely the answer, or one of the offers, is what was asked for. */
  confidence: number
  /** What the answer is made of. */
  used: Section[]
  offers: Offer[]
}

export interface Engine {
  /** `asked`: what the visitor asked before, the oldest first. */
  reply(text: string, asked: readonly string[]): EngineReply
}

const mostOffers = 3

export function createEngine(entries: readonly Entry[], table: WordTable): Engine {
  const index = createSectionIndex(entries.flatMap(cutSections), table)
  const spelling = createSpelling([...index.vocabulary, ...table.forms])

  return {
    reply(text, asked) {
      const { parts, whole } = understand(text, asked, spelling)
      const decided = decide(whole, text, index)
      if (parts.length > 1) {
        const each = parts.map((part) => ({ part, decision: decide(part, part.said, index) }))
        const sure = each.filter(({ decision }) => decision.kind === 'answer')
        const sections = new Set(sure.map(({ decision }) => decision.found[0]?.section))
        if (sections.size > 1) return answer(sure, index)
      }
      if (decided.kind === 'answer') return answer([{ part: whole, decision: decided }], index)
      const { kind, probability } = decided
      if (kind === 'admit') return { ...nothing, confidence: probability }
      return { ...nothing, kind, confidence: probability, offers: offersOf(decided) }
    },
  }
}

const nothing: EngineReply = { kind: 'admit', text: '', confidence: 0, used: [], offers: [] }

function answer(
  sure: readonly { part: Part; decision: Decision }[],
  index: SectionIndex,
): EngineReply {
  const said = sure.flatMap(({ part, decision: { found } }) => {
    const [best] = found
    return best ? [{ section: best.section, text: say(best.section, part, index) }] : []
  })
  const once = said.filter(({ text }, at) => said.findIndex((one) => one.text === text) === at)
  return {
    ...nothing,
    kind: 'answer',
    text: once.map(({ text }) => text).join(' '),
    confidence: Math.min(...sure.map(({ decision }) => decision.probability)),
    used: [...new Set(once.map(({ section }) => section))],
  }
}

/** A section in its own words. */
function say({ text }: Section, { terms }: Part, index: SectionIndex): string {
  return excerpt(text, (sentence) => {
    const own = new Set(stemsOf(sentence))
    return terms.reduce((sum, term) => sum + (own.has(term.stem) ? index.weightOf(term) : 0), 0)
  })
}

/** Each entry once, by the section that fits best. */
function offersOf({ found }: Decision): Offer[] {
  const entries = new Map(found.toReversed().map(({ section }) => [section.entry, section]))
  const ids = [...new Set(found.map(({ section }) => section.entry))].slice(0, mostOffers)
  return ids.flatMap((id) => {
    const section = entries.get(id)
    return section ? [{ id: section.id, title: section.heading || section.title }] : []
  })
}
