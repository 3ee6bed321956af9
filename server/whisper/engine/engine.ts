/**
 * Turns a message into a reply from the published sections alone: understand, find, decide, say.
 * Knows no company. The same message on the same knowledge gets the same reply.
 */

import { stemsOf } from '../words/stems'
import { createCorrection } from './correctSlips'
import { type Decision, decide, mostOffers } from './decide'
import { createSectionIndex } from './sectionIndex'
import { excerpt, type Section, wholeText } from './sections'
import { createReader, type Part, type Reader } from './understand'
import { type AllWeights, weights } from './weights'
import type { WordTable } from './wordTable'

/** A section for the visitor to choose. */
export interface Offer {
  id: string
  title: string
}

export interface EngineReply {
  kind: 'answer' | 'offer' | 'admit'
  /** Empty unless this is an answer. */
  text: string
  /** 0 to 1: the probability that the answer, or one of the offers, is what was asked for. */
  confidence: number
  /** The sections that the answer is made of. */
  used: Section[]
  offers: Offer[]
  /** Sections that match the question as a whole, the likeliest first. */
  found: Decision['found']
  /** Of an offer: the section that would have answered, but for another that matches as well. */
  rivaled?: Decision['rivaled']
  /** The message is one of the section's ways of asking. */
  isByWay: boolean
  /** That way of asking, as written in the answer's section. */
  way?: string | undefined
  /** Part of the question isn't answered. */
  isPart: boolean
  /** The section's text, or an excerpt: the sentences that match the question best. */
  say(section: Section): string
}

export interface Engine {
  /**
   * `asked`: the visitor's earlier questions, oldest first. `vector`: the text's embedding, by the
   * service that embedded the sections.
   */
  reply(text: string, asked: readonly string[], vector?: Float32Array): EngineReply
  /** The stems of a text in order, after spelling correction, without stop words. */
  stems(text: string): string[]
  /** Whether so many sections use a stem that it doesn't tell them apart. */
  isEverywhere(stem: string): boolean
}

/** Confidence of an answer to a message that matches one of its ways of asking. */
const confidenceOfWay = 0.98

interface EngineOptions {
  by?: AllWeights
  /** Embeddings by text (embeddedTexts in sections.ts). */
  vectors?: ReadonlyMap<string, Float32Array> | undefined
}

export function createEngine(
  sections: readonly Section[],
  table: WordTable,
  { by = weights, vectors = new Map() }: EngineOptions = {},
): Engine {
  const reader = createReader(createCorrection(sections.map(wholeText), table.forms))
  const { askedFor, waysOf, pairs } = readWays(sections, reader)
  const index = createSectionIndex(sections, table, { waysOf, pairs, vectors })
  const wayOf = ({ ways }: Section, key: string) => ways.find((way) => reader.read(way).key === key)
  const neverFor = sectionsBy(sections, ({ never }) => never.map((text) => reader.read(text).key))

  function decideOn(part: Part, vector?: Float32Array): Decided {
    const { key } = reader.read(part.said)
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

  /**
   * A short message that doesn't point back is decided alone, too: what was asked before only helps
   * where that isn't enough. If the two disagree, the visitor chooses.
   */
  function decideText(text: string, asked: readonly string[], vector?: Float32Array) {
    const read = reader.understand(text, asked)
    const decided = decideOn(read.whole, vector)
    if (!read.whole.isFollowing || read.whole.pointsBack) return { ...read, decided }
    const alone = reader.understand(text, [])
    const decidedAlone = decideOn(alone.whole, vector)
    const { kind, probability, likely } = decidedAlone.decision
    const isAnswer = kind === 'answer'
    const meant = isAnswer ? likely.slice(0, 1) : likely
    const [best] = decided.decision.kind === 'answer' ? decided.decision.likely : []
    const other = meant.some(({ section }) => section === best?.section) ? undefined : best
    if (isAnswer && !(other && other.probability > probability))
      return { ...alone, decided: decidedAlone }
    if (!other || meant.length === 0) return { ...read, decided }
    const likelyMeant = [other, ...meant]
    const decision: Decision = { ...decided.decision, kind: 'offer', likely: likelyMeant }
    return { ...read, decided: { ...decided, decision } }
  }

  function reply(text: string, asked: readonly string[], vector?: Float32Array): EngineReply {
    const { parts, whole, decided } = decideText(text, asked, vector)
    const { kind, probability: confidence, likely, found } = decided.decision
    const isByWay = decided.way !== undefined
    const base: EngineReply = {
      kind,
      text: '',
      confidence,
      used: [],
      offers: [],
      found,
      isByWay,
      isPart: false,
      say: sayFor(whole),
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
    if (kind === 'admit') return base
    const offers = offersOf(likely.map((one) => one.section))
    return { ...base, offers, rivaled: decided.decision.rivaled }
  }

  return { reply, stems: (text) => reader.read(text).stems, isEverywhere: index.isEverywhere }
}

interface Decided {
  part: Part
  decision: Decision
  /** The way of asking that the question matches. */
  way?: string | undefined
}

/** Two pages may use one heading: a visitor can't tell such offers apart, so the likelier stands. */
function offersOf(sections: readonly Section[]): Offer[] {
  const byTitle = new Map<string, Offer>()
  for (const { id, heading, title: entry } of sections) {
    const title = heading || entry
    if (!byTitle.has(title)) byTitle.set(title, { id, title })
  }
  return [...byTitle.values()].slice(0, mostOffers)
}

/** Reads each way of asking once, since there are tens of thousands. */
function readWays(sections: readonly Section[], reader: Reader) {
  const told = sections.map(({ ways }) => ways.map(reader.read))
  return {
    askedFor: sectionsBy(sections, (_, at) => told[at]?.map(({ key }) => key) ?? []),
    pairs: told.map((ways) => ways.flatMap(({ pairs }) => pairs)),
    waysOf: told.map((ways) => ways.map(({ stems }) => new Set(stems))),
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
