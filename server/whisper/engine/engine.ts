/**
 * From a visitor's words to a reply, from what was published and nothing else: understand, find, decide,
 * say. Knows no company. The same words on the same knowledge get the same reply.
 */
import { createSpelling, type Spelling } from '../words/spelling'
import { type Decision, decide } from './decide'
import { createSectionIndex, type Found, stemsOf } from './sectionIndex'
import { excerpt, type Section } from './sections'
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
  /** What speaks of the question as a whole, the best first. */
  found: Found[]
  /** It asks in the very words of a way of asking. */
  isByWay: boolean
  /** Something else was asked that is not answered. */
  isPart: boolean
  /** A section in its own words: those that speak most of the question. */
  say(section: Section): string
}

export interface Engine {
  /** `asked`: what the visitor asked before, the oldest first. */
  /** `vector`: what the text means, by the service that embedded the sections. */
  reply(text: string, asked: readonly string[], vector?: Float32Array): EngineReply
  spelling: Spelling
  /** Whether so many sections speak of a stem that it tells none from the others. */
  isEverywhere(stem: string): boolean
}

const mostOffers = 3

export function createEngine(
  sections: readonly Section[],
  table: WordTable,
  vectors: ReadonlyMap<string, Float32Array> = new Map(),
): Engine {
  const index = createSectionIndex(sections, table, vectors)
  const spelling = createSpelling([...index.vocabulary, ...table.forms])

  const sayFor =
    ({ terms }: Part) =>
    ({ text }: Section): string =>
      excerpt(text, (sentence) => {
        const own = new Set(stemsOf(sentence))
        return terms.reduce((sum, term) => sum + (own.has(term.stem) ? index.weightOf(term) : 0), 0)
      })

  function answer(sure: readonly Decided[]): Pick<EngineReply, 'text' | 'confidence' | 'used'> {
    const said = sure.flatMap(({ part, decision: { found } }) => {
      const [best] = found
      return best ? [{ section: best.section, text: sayFor(part)(best.section) }] : []
    })
    const once = said.filter(({ text }, at) => said.findIndex((one) => one.text === text) === at)
    return {
      text: once.map(({ text }) => text).join(' '),
      confidence: Math.min(...sure.map(({ decision }) => decision.probability)),
      used: [...new Set(once.map(({ section }) => section))],
    }
  }

  function reply(text: string, asked: readonly string[], vector?: Float32Array): EngineReply {
    const { parts, whole } = understand(text, asked, spelling)
    const decision = decide(whole, text, index, vector)
    const { kind, probability: confidence, found } = decision
    const nothing = { text: '', confidence, used: [], offers: [], isByWay: false, isPart: false }
    const base = { ...nothing, kind, found, say: sayFor(whole) }
    const each = parts.map((part) => ({ part, decision: decide(part, part.said, index) }))
    const sure = each.filter((one) => one.decision.kind === 'answer')
    const sections = new Set(sure.map((one) => one.decision.found[0]?.section))
    if (sections.size > 1)
      return { ...base, kind: 'answer', ...answer(sure), isPart: sure.length < parts.length }
    if (kind === 'answer') {
      const made = answer([{ part: whole, decision }])
      const isLeft = ({ decision: { found: own } }: Decided) =>
        own[0] === undefined || !made.used.includes(own[0].section)
      return { ...base, ...made, isPart: sure.length > 0 && each.some(isLeft) }
    }
    return kind === 'offer' ? { ...base, offers: offersOf(decision) } : base
  }

  return { reply, spelling, isEverywhere: index.isEverywhere }
}

interface Decided {
  part: Part
  decision: Decision
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
