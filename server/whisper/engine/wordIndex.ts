/**
 * Finds sections by their words: BM25 over weighted fields and ways of asking, where a word of the
 * question is also found by words that are used for the same things.
 */
import { isDistinctive } from '../words/stems'
import { sumOf } from './vectors'
import { type AskedTerm, manyWays } from './waysIndex'
import type { WordTable } from './wordTable'

const fieldWeights = { title: 1.5, heading: 2, tags: 2, text: 1 } as const
const fields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]
/** Weight of a word in all ways of a section, which counts as having at least `fewWays` ways. */
const wayWeight = 2
const fewWays = 3
/** BM25's k1 and b: how soon a repeated word stops counting, and how much long sections are penalized. */
const saturation = 1.2
const lengthShare = 0.75
/** Share of a light word, which tells sections apart only a little. */
export const lightShare = 0.6
/** Exponent of a word's rarity in English, beside its rarity in this knowledge. */
const rarityPower = 0.7
/** Words with at least this cosine are used for the same things; `nearShare` caps what one adds. */
const nearFrom = 0.4
const nearShare = 0.9
const mostNear = 8
const mostRemembered = 5_000
/** A stem in more than a fifth of the sections is what the whole knowledge base is about. */
const everywhereFrom = 0.2
const shortestBeginning = 4

/** A section's stems by field, and those of each way of asking. */
export interface SectionStems extends Readonly<
  Record<keyof typeof fieldWeights, readonly string[]>
> {
  ways: readonly ReadonlySet<string>[]
}

interface Postings {
  sections: number[]
  times: number[]
}

export type WordIndex = ReturnType<typeof createWordIndex>

export function createWordIndex(sections: readonly SectionStems[], table: WordTable) {
  const byStem = new Map<string, Postings>()
  const lengths = sections.map((section, index) => {
    const times = new Map<string, number>()
    const add = (one: string, count: number) => times.set(one, (times.get(one) ?? 0) + count)
    for (const field of fields) for (const one of section[field]) add(one, fieldWeights[field])
    const length = sumOf([...times.values()])
    const share = wayWeight / Math.max(fewWays, section.ways.length)
    for (const way of section.ways) for (const one of way) add(one, share)
    for (const [one, count] of times) {
      const postings = byStem.get(one) ?? { sections: [], times: [] }
      byStem.set(one, postings)
      postings.sections.push(index)
      postings.times.push(count)
    }
    return length
  })
  const average = sumOf(lengths) / Math.max(1, sections.length)
  const holdBacks = lengths.map(
    (length) => saturation * (1 - lengthShare + (lengthShare * length) / average),
  )

  const countOf = (one: string): number => byStem.get(one)?.sections.length ?? 0

  function computeWeight(one: string): number {
    const held = countOf(one)
    const rarityHere = Math.log(1 + (sections.length - held + 0.5) / (held + 0.5))
    const weight = rarityHere * table.rarityOf(one) ** rarityPower
    return isDistinctive(one) ? weight : weight * lightShare
  }
  const knownWeights = new Map([...byStem.keys()].map((one) => [one, computeWeight(one)]))
  /** How much a stem tells sections apart. */
  const weightOfStem = (one: string): number => knownWeights.get(one) ?? computeWeight(one)
  const weightOf = ({ stem: one, share }: AskedTerm): number => share * weightOfStem(one)

  const rememberedNear = new Map<string, AskedTerm[]>()
  /** Stems of the knowledge that are used for the same things, the stem itself first. */
  function nearTo(one: string): AskedTerm[] {
    const before = rememberedNear.get(one)
    if (before) return before
    const found = table
      .nearTo(one, nearFrom)
      .filter(({ stem: other }) => byStem.has(other))
      .slice(0, mostNear)
      .map(({ stem: other, alike }) => ({
        stem: other,
        share: (nearShare * (alike - nearFrom)) / (1 - nearFrom),
      }))
    const near = [{ stem: one, share: 1 }, ...found]
    if (rememberedNear.size < mostRemembered) rememberedNear.set(one, near)
    return near
  }

  /** BM25 of each section; each term counts by its best-scoring synonym. */
  function scores(terms: readonly AskedTerm[]): Float64Array {
    const all = new Float64Array(sections.length)
    const gains = new Float64Array(sections.length)
    for (const term of terms) {
      gains.fill(0)
      for (const { stem: one, share } of nearTo(term.stem)) {
        const postings = byStem.get(one)
        if (!postings) continue
        for (let i = 0; i < postings.sections.length; i += 1) {
          const at = postings.sections[i] as number
          const times = postings.times[i] as number
          const gain = (share * times * (saturation + 1)) / (times + (holdBacks[at] as number))
          if (gain > (gains[at] as number)) gains[at] = gain
        }
      }
      const weight = weightOf(term)
      for (let at = 0; at < gains.length; at += 1)
        all[at] = (all[at] as number) + weight * (gains[at] as number)
    }
    return all
  }

  const ownStems = sections.flatMap((section) => [
    ...fields.flatMap((field) => section[field]),
    ...(section.ways.length < manyWays ? section.ways.flatMap((way) => [...way]) : []),
  ])

  return {
    weightOf,
    weightOfStem,
    nearTo,
    scores,
    /**
     * Whether a section has the stem, a beginning of it, or a stem that begins with it: "rent" is
     * known if "rental" is. Ways count where they are few.
     */
    knows: knower(ownStems),
    /** The same with all ways. */
    knowsFromAnyWay: knower([...byStem.keys()]),
    /** Whether so many sections use a stem that it doesn't tell them apart. */
    isEverywhere: (one: string): boolean => countOf(one) > everywhereFrom * sections.length,
  }
}

function knower(stems: readonly string[]) {
  const known = new Set(stems)
  const beginnings = new Set([...known].flatMap(beginningsOf))
  return (one: string): boolean =>
    known.has(one) || beginnings.has(one) || beginningsOf(one).some((begun) => known.has(begun))
}

/** Proper prefixes of four letters or more. */
const beginningsOf = (one: string): string[] =>
  Array.from({ length: Math.max(0, one.length - shortestBeginning) }, (_, index) =>
    one.slice(0, shortestBeginning + index),
  )
