/**
 * Which sections speak of what is asked: by their words (BM25 over weighed fields, also by words that are
 * used for the same things), and by what they mean as a whole.
 */
import { emptyWords, lightWords } from '../words/commonWords'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import { embeddedTexts, type Section } from './sections'
import type { WordTable } from './wordTable'

const fieldWeights = { title: 1.5, heading: 2, tags: 2, text: 1 } as const
const fields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]
/** Of BM25: how soon a word said again counts no more, and how much long sections are held back. */
const saturation = 1.2
const lengthShare = 0.75
/** A light word tells sections apart a little. */
const lightShare = 0.6
/** How much it counts that a word is said rarely anywhere, beside that it is rare in this knowledge. */
const rarityPower = 0.7
/** Words this near are used for the same things; what one of them counts for the other, at most. */
const nearFrom = 0.4
const nearShare = 0.9
const mostNear = 8
/** What the meaning as a whole counts beside the words. */
const meaningWeight = 1.5
const mostFound = 20
/** What a whole knowledge base is about is said in one section of five, or more. */
const everywhereFrom = 0.2

const lightStems = new Set([...lightWords].map(stem))

export interface AskedTerm {
  stem: string
  /** What it counts beside the others: 1 for what is asked, less for what was said before it. */
  share: number
}

export interface Found {
  section: Section
  score: number
  /** Of the score, what its words are. */
  byWords: number
  /** -1 to 1: how much alike the question and the section are in meaning. */
  alike: number
  /** 0 to 1: how much of the question's weight the section speaks of. */
  covered: number
  /** The same of each term. */
  credits: readonly number[]
}

export interface SectionIndex {
  /** Every word of the sections, folded. */
  vocabulary: readonly string[]
  weightOf(term: AskedTerm): number
  isEverywhere(stem: string): boolean
  /** The best first. */
  find(asked: readonly AskedTerm[], vector?: Float32Array): Found[]
  /** 0 to 1: how much of what a section is called by is asked. */
  named(section: Section, asked: readonly AskedTerm[]): number
}

export const isTelling = (term: string): boolean => !lightStems.has(term)

/** The stems of a text, in order, without words that say nothing. */
export function stemsOf(text: string): string[] {
  return words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)
}

export function createSectionIndex(
  sections: readonly Section[],
  table: WordTable,
  vectors: ReadonlyMap<string, Float32Array> = new Map(),
): SectionIndex {
  const vocabulary = new Set<string>()
  const byStem = new Map<string, { at: number; times: number }[]>()
  const lengths = sections.map((section, at) => {
    const times = new Map<string, number>()
    for (const field of fields) {
      const text = field === 'tags' ? section.tags.join(' ') : section[field]
      for (const word of words(text)) vocabulary.add(word)
      for (const one of stemsOf(text)) times.set(one, (times.get(one) ?? 0) + fieldWeights[field])
    }
    for (const [one, count] of times) {
      const postings = byStem.get(one)
      if (postings) postings.push({ at, times: count })
      else byStem.set(one, [{ at, times: count }])
    }
    return sumOf([...times.values()])
  })
  const average = sumOf(lengths) / Math.max(1, sections.length)
  const meanings = sections.map(({ title, heading, text }) =>
    table.meanOf([title, heading, text].flatMap(stemsOf), weightOfStem),
  )
  const names = new Map(
    sections.map((section) => [section, new Set(stemsOf(`${section.title} ${section.heading}`))]),
  )
  const near = new Map<string, AskedTerm[]>()
  const alikeByService = createServiceLikeness(sections, vectors)

  function rarityHere(one: string): number {
    const held = byStem.get(one)?.length ?? 0
    return Math.log(1 + (sections.length - held + 0.5) / (held + 0.5))
  }

  function weightOfStem(one: string): number {
    const weight = rarityHere(one) * table.rarityOf(one) ** rarityPower
    return isTelling(one) ? weight : weight * lightShare
  }

  const weightOf = ({ stem: one, share }: AskedTerm): number => share * weightOfStem(one)

  /** Stems of the knowledge that are used for the same things; `share`: what they count for it. */
  function nearTo(one: string): AskedTerm[] {
    const before = near.get(one)
    if (before) return before
    const found = [...byStem.keys()]
      .map((other) => ({ stem: other, alike: table.alike(one, other) }))
      .filter(({ stem: other, alike }) => other !== one && alike > nearFrom)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, mostNear)
      .map(({ stem: other, alike }) => ({
        stem: other,
        share: (nearShare * (alike - nearFrom)) / (1 - nearFrom),
      }))
    near.set(one, found)
    return found
  }

  /** What a term counts in each section that speaks of it: `credit` 0 to 1, `gain` for its score. */
  function spokenOf(term: AskedTerm): Map<number, { credit: number; gain: number }> {
    const found = new Map<number, { credit: number; gain: number }>()
    for (const { stem: one, share } of [{ stem: term.stem, share: 1 }, ...nearTo(term.stem)]) {
      for (const { at, times } of byStem.get(one) ?? []) {
        const length = 1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / average
        const gain = (share * times * (saturation + 1)) / (times + saturation * length)
        const before = found.get(at)
        const credit = Math.max(share, before?.credit ?? 0)
        found.set(at, { credit, gain: Math.max(gain, before?.gain ?? 0) })
      }
    }
    return found
  }

  function find(asked: readonly AskedTerm[], vector?: Float32Array): Found[] {
    const weights = asked.map(weightOf)
    const whole = sumOf(weights)
    const spoken = asked.map(spokenOf)
    const shares = new Map(asked.map((term) => [term.stem, weightOf(term)]))
    const meant = table.meanOf([...shares.keys()], (one) => shares.get(one) ?? 0)
    const byService = vector && alikeByService(vector)
    return sections
      .map((section, at) => {
        const credits = spoken.map((of) => of.get(at)?.credit ?? 0)
        const gains = sumOf(weights.map((weight, n) => weight * (spoken[n]?.get(at)?.gain ?? 0)))
        const byWords = whole > 0 ? gains / whole : 0
        const alike = Math.max(cosine(meant, meanings[at]), byService?.[at] ?? 0)
        return {
          ...{ section, byWords, alike, credits },
          score: byWords + meaningWeight * Math.max(0, alike),
          covered:
            whole > 0 ? sumOf(weights.map((weight, n) => weight * (credits[n] ?? 0))) / whole : 0,
        }
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostFound)
  }

  function named(section: Section, asked: readonly AskedTerm[]): number {
    const own = [...(names.get(section) ?? [])]
    const said = own.map((one) => asked.find(({ stem: other }) => other === one)?.share ?? 0)
    const all = sumOf(own.map(rarityHere))
    return all > 0 ? sumOf(own.map((one, at) => rarityHere(one) * (said[at] ?? 0))) / all : 0
  }

  const isEverywhere = (one: string): boolean =>
    (byStem.get(one)?.length ?? 0) > everywhereFrom * sections.length

  return { vocabulary: [...vocabulary], weightOf, isEverywhere, find, named }
}

/**
 * How much alike a question and each section are by a service's vectors, by the nearest of a section's
 * texts. Services differ in what their cosines are for texts that have nothing in common, so they are
 * counted from the usual one of this question on: 0 for that, 1 for the same text.
 */
function createServiceLikeness(
  sections: readonly Section[],
  vectors: ReadonlyMap<string, Float32Array>,
): (vector: Float32Array) => number[] {
  const own = sections.map((section) =>
    embeddedTexts(section).flatMap((text) => vectors.get(text) ?? []),
  )
  return (vector) => {
    const nearest = own.map((list) => Math.max(0, ...list.map((one) => cosine(vector, one))))
    const usual = sumOf(nearest) / Math.max(1, nearest.length)
    return nearest.map((one) => Math.max(0, (one - usual) / Math.max(0.05, 1 - usual)))
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Of vectors of length 1; 0 where one is missing. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0
  let shared = 0
  for (let at = 0; at < one.length; at += 1) shared += (one[at] as number) * (other[at] as number)
  return shared
}
