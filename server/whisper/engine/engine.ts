/**
 * From a visitor's words to a reply, from what was published and nothing else: understand, find, decide,
 * say. Knows no company. The same words on the same knowledge get the same reply.
 */
import { createCorrection } from './correctSlips'
import { type AllWeights, type Decision, decide, weights } from './decide'
import { createSectionIndex, stemsOf } from './sectionIndex'
import { excerpt, type Section, wholeText } from './sections'
import { createReader, type Part, type Reader } from './understand'
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
  /** What speaks of the question as a whole, the likeliest first. */
  found: Decision['found']
  /** It says the same as a way of asking. */
  isByWay: boolean
  /** Of the answer's section, as it is written. */
  way?: string | undefined
  /** Something else was asked that is not answered. */
  isPart: boolean
  /** A section in its own words: those that speak most of the question. */
  say(section: Section): string
}

export interface Engine {
  /**
   * `asked`: what the visitor asked before, the oldest first. `vector`: what the text means, by the service
   * that embedded the sections.
   */
  reply(text: string, asked: readonly string[], vector?: Float32Array): EngineReply
  /** The stems of a text in order, slips put right, without words that say nothing. */
  stems(text: string): string[]
  /** Whether so many sections speak of a stem that it tells none from the others. */
  isEverywhere(stem: string): boolean
}

const mostOffers = 3
/** Of an answer to a message that says the same as a way of asking for it. */
const confidenceOfWay = 0.98

interface EngineOptions {
  by?: AllWeights
  /** What the sections' texts mean, by a service (sections.ts, embeddedTexts). */
  vectors?: ReadonlyMap<string, Float32Array> | undefined
}

export function createEngine(
  sections: readonly Section[],
  table: WordTable,
  { by = weights, vectors = new Map() }: EngineOptions = {},
): Engine {
  const reader = createReader(createCorrection(sections.map(wholeText), table.forms))
  const { askedFor, waysOf } = readWays(sections, reader)
  const index = createSectionIndex(sections, table, { waysOf, vectors })
  const wayOf = ({ ways }: Section, key: string) => ways.find((way) => reader.key(way) === key)
  const neverFor = sectionsBy(sections, ({ never }) => never.map((text) => reader.key(text)))

  function decideOn(part: Part, vector?: Float32Array): Decided {
    const key = reader.key(part.said)
    const asked = askedFor.get(key)
    if (!asked) {
      const decision = decide(part, index, { by, never: neverFor.get(key), vector })
      return { part, decision }
    }
    const probability = confidenceOfWay / asked.length
    const likely = asked.map((section) => ({ section, probability }))
    const kind = asked.length === 1 ? 'answer' : 'offer'
    const decision = { kind, probability: confidenceOfWay, likely, found: likely } as const
    return { part, decision, way: wayOf(asked[0] as Section, key) }
  }

  const sayFor =
    ({ terms }: Part) =>
    ({ text }: Section): string =>
      excerpt(text, (sentence) => {
        const own = new Set(stemsOf(sentence))
        return terms.reduce((sum, term) => sum + (own.has(term.stem) ? index.weightOf(term) : 0), 0)
      })

  function answer(sure: readonly Decided[]): Pick<EngineReply, 'text' | 'confidence' | 'used'> {
    const said = sure.flatMap(({ part, decision: { likely } }) => {
      const [best] = likely
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
    const { parts, whole } = reader.understand(text, asked)
    const decided = decideOn(whole, vector)
    const { kind, probability: confidence, likely, found } = decided.decision
    const isByWay = decided.way !== undefined
    const base: EngineReply = {
      ...{ kind, text: '', confidence, used: [], offers: [] },
      ...{ found, isByWay, isPart: false, say: sayFor(whole) },
    }
    const each = isByWay || parts.length < 2 ? [] : parts.map((part) => decideOn(part))
    const sure = each.filter(({ decision }) => decision.kind === 'answer')
    const isRestUnknown = each.every((one) => sure.includes(one) || one.decision.kind === 'admit')
    if (sure.length > 0 && isRestUnknown)
      return { ...base, kind: 'answer', ...answer(sure), isPart: sure.length < each.length }
    const best = each.flatMap(({ decision }) => decision.likely[0]?.section ?? [])
    if (each.length > 0 && (kind === 'answer' || new Set(best).size > 1)) {
      const probability = Math.max(...each.map(({ decision }) => decision.probability))
      const offers = offersOf([...best, ...likely.map(({ section }) => section)])
      return { ...base, kind: 'offer', confidence: probability, offers }
    }
    if (kind === 'answer') return { ...base, ...answer([decided]), way: decided.way }
    return kind === 'admit' ? base : { ...base, offers: offersOf(likely.map((one) => one.section)) }
  }

  return { reply, stems: reader.stems, isEverywhere: index.isEverywhere }
}

interface Decided {
  part: Part
  decision: Decision
  /** That it says the same as. */
  way?: string | undefined
}

function offersOf(sections: readonly Section[]): Offer[] {
  return [...new Set(sections)]
    .slice(0, mostOffers)
    .map(({ id, heading, title }) => ({ id, title: heading || title }))
}

/** All ways of asking, each read once: there are tens of thousands. */
function readWays(sections: readonly Section[], reader: Reader) {
  const told = sections.map(({ ways }) => ways.map(reader.stems))
  return {
    askedFor: sectionsBy(sections, ({ ways }, at) =>
      ways.map((way, n) => reader.key(way, told[at]?.[n])),
    ),
    waysOf: told.map((ways) => ways.map((stems) => new Set(stems))),
  }
}

function sectionsBy(
  sections: readonly Section[],
  keysOf: (section: Section, at: number) => string[],
): ReadonlyMap<string, Section[]> {
  const found = new Map<string, Section[]>()
  for (const [at, section] of sections.entries())
    for (const key of new Set(keysOf(section, at)))
      found.set(key, [...(found.get(key) ?? []), section])
  return found
}
