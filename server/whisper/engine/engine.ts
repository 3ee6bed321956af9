/**
 * From a visitor's words to a reply, from what was published and nothing else: understand, find, decide,
 * say. Knows no company. The same words on the same knowledge get the same reply.
 */
import { createCorrection } from './correctSlips'
import { type Decision, decide, type Weights, weights } from './decide'
import { createSectionIndex, type SectionIndex, stemsOf } from './sectionIndex'
import { excerpt, type Section, wholeText } from './sections'
import { createReader, type Part } from './understand'
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
/** Of an answer to a message that says the same as a way of asking for it. */
const confidenceOfWay = 0.98

export function createEngine(
  sections: readonly Section[],
  table: WordTable,
  by: Weights = weights,
): Engine {
  const reader = createReader(createCorrection(sections.map(wholeText), table.forms))
  const index = createSectionIndex(sections, table, reader.stems)
  const askedFor = sectionsBy(sections, ({ ways }) => ways.map(reader.key))
  const neverFor = sectionsBy(sections, ({ never }) => never.map(reader.key))

  function decideOn(part: Part): Decision {
    const key = reader.key(part.said)
    const asked = askedFor.get(key)
    const share = confidenceOfWay / (asked?.length ?? 1)
    const same = asked?.map((section) => ({ section, probability: share }))
    if (same?.length === 1) return { kind: 'answer', probability: confidenceOfWay, likely: same }
    if (same) return { kind: 'offer', probability: confidenceOfWay, likely: same }
    return decide(part, index, by, neverFor.get(key))
  }

  return {
    reply(text, asked) {
      const { parts, whole } = reader.understand(text, asked)
      const decision = decideOn(whole)
      if (parts.length > 1 && decision.probability < confidenceOfWay) {
        const each = parts.map((part) => ({ part, decision: decideOn(part) }))
        if (each.every((one) => one.decision.kind === 'answer')) return answer(each, index)
        const best = each.flatMap((one) => one.decision.likely[0]?.section ?? [])
        const others = decision.likely.map(({ section }) => section)
        if (decision.kind === 'answer' || new Set(best).size > 1)
          return offer(
            [...best, ...others],
            Math.max(...each.map((one) => one.decision.probability)),
          )
      }
      if (decision.kind === 'answer') return answer([{ part: whole, decision }], index)
      const { kind, probability, likely } = decision
      if (kind === 'admit') return { ...nothing, confidence: probability }
      return offer(
        likely.map(({ section }) => section),
        probability,
      )
    },
  }
}

const nothing: EngineReply = { kind: 'admit', text: '', confidence: 0, used: [], offers: [] }

function answer(
  sure: readonly { part: Part; decision: Decision }[],
  index: SectionIndex,
): EngineReply {
  const said = sure.flatMap(({ part, decision: { likely } }) => {
    const [best] = likely
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

function offer(sections: readonly Section[], confidence: number): EngineReply {
  const offers = [...new Set(sections)]
    .slice(0, mostOffers)
    .map(({ id, heading, title }) => ({ id, title: heading || title }))
  return { ...nothing, kind: 'offer', confidence, offers }
}

function sectionsBy(
  sections: readonly Section[],
  keysOf: (section: Section) => string[],
): ReadonlyMap<string, Section[]> {
  const found = new Map<string, Section[]>()
  for (const section of sections)
    for (const key of new Set(keysOf(section))) found.set(key, [...(found.get(key) ?? []), section])
  return found
}
