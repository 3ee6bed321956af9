/**
 * Finds the sections that match a question, with the evidence for each: by words (BM25 over
 * weighted fields, with words used for the same things), by meaning as a whole, and by ways of
 * asking.
 */
import { emptyWords, lightWords } from '../words/commonWords'
import { words } from '../words/fold'
import { stem } from '../words/stem'
import { kindsHeld } from './factKinds'
import type { Section } from './sections'
import { sentences } from './sentences'
import { createServiceLikeness } from './serviceLikeness'
import { cosine, most, sumOf } from './vectors'
import { type AskedTerm, createWaysIndex } from './waysIndex'
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
const lightShare = 0.6
/** Exponent of a word's rarity in English, beside its rarity in this knowledge. */
const rarityPower = 0.7
/** Words with at least this cosine are used for the same things; `nearShare` caps what one adds. */
const nearFrom = 0.4
const nearShare = 0.9
const mostNear = 8
const mostRemembered = 5_000
/** Weights of meaning and of ways, beside words, in the choice of candidates. */
const meaningWeight = 1.5
const wayLikeWeight = 2
const mostFound = 15
/** A stem in more than a fifth of the sections is what the whole knowledge base is about. */
const everywhereFrom = 0.2
const shortestBeginning = 4

const lightStems = new Set([...lightWords].map(stem))

export interface Question {
  terms: readonly AskedTerm[]
  /** The kinds of fact asked for (factKinds.ts). */
  kinds: readonly string[]
}

/**
 * Evidence that a section answers, each from 0 to about 1 (`words` to 2). A way of asking counts
 * like the section's own words: the best of the section and its ways is taken.
 */
export interface Evidence {
  /** BM25 as a share of the question's weight. */
  words: number
  /** Share of the question's weight in the section, in its best sentence with its name, in its name. */
  covered: number
  sentence: number
  name: number
  /** Cosine of the question's meaning with the section's, and with that of the section's name. */
  alike: number
  nameAlike: number
  /** Overlap of the question with the section's three most similar ways of asking. */
  asked: number
  /** Naive Bayes over the words of all ways: how likely the question is one of the section's. */
  bayes: number
  /** Rarity of the second rarest word of the question that the section lacks. */
  lacking: number
  /** 1 if the section lacks the kind of fact asked for: "How much is it?" and no amount of money. */
  lacksKind: number
}

export interface Found {
  section: Section
  evidence: Evidence
}

export interface SectionIndex {
  /** Whether a section or way has the stem, a beginning of it, or a stem that begins with it. */
  knows(stem: string): boolean
  weightOf(term: AskedTerm): number
  /** Whether so many sections use a stem that it doesn't tell them apart. */
  isEverywhere(stem: string): boolean
  /** At most 15 candidates. `vector`: the question's embedding, by the sections' service. */
  find(question: Question, vector?: Float32Array): Found[]
}

export const isDistinctive = (term: string): boolean => !lightStems.has(term)

/** The stems of a text in order, without stop words. */
export function stemsOf(text: string): string[] {
  return words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)
}

interface Postings {
  sections: number[]
  times: number[]
}

interface Options {
  /** For each section, the stems of each way of asking, spelling-corrected like a message's. */
  waysOf?: readonly (readonly ReadonlySet<string>[])[]
  vectors?: ReadonlyMap<string, Float32Array>
}

export function createSectionIndex(
  sections: readonly Section[],
  table: WordTable,
  {
    waysOf = sections.map(({ ways }) => ways.map((way) => new Set(stemsOf(way)))),
    vectors = new Map(),
  }: Options = {},
): SectionIndex {
  const read = sections.map(readSection)
  const byStem = new Map<string, Postings>()
  const lengths = sections.map((section, at) => {
    const times = new Map<string, number>()
    const add = (one: string, count: number) => times.set(one, (times.get(one) ?? 0) + count)
    for (const field of fields)
      for (const one of read[at]?.[field] ?? []) add(one, fieldWeights[field])
    const length = sumOf([...times.values()])
    const share = wayWeight / Math.max(fewWays, section.ways.length)
    for (const way of waysOf[at] ?? []) for (const one of way) add(one, share)
    for (const [one, count] of times) {
      const postings = byStem.get(one) ?? { sections: [], times: [] }
      byStem.set(one, postings)
      postings.sections.push(at)
      postings.times.push(count)
    }
    return length
  })
  const average = sumOf(lengths) / Math.max(1, sections.length)
  const holdBacks = lengths.map(
    (length) => saturation * (1 - lengthShare + (lengthShare * length) / average),
  )
  const rememberedNear = new Map<string, AskedTerm[]>()
  const alikeByService = createServiceLikeness(sections, vectors)

  function weightOfStem(one: string): number {
    return knownWeights.get(one) ?? computeWeight(one)
  }
  function computeWeight(one: string): number {
    const held = byStem.get(one)?.sections.length ?? 0
    const rarityHere = Math.log(1 + (sections.length - held + 0.5) / (held + 0.5))
    const weight = rarityHere * table.rarityOf(one) ** rarityPower
    return isDistinctive(one) ? weight : weight * lightShare
  }
  const knownWeights = new Map([...byStem.keys()].map((one) => [one, computeWeight(one)]))
  const weightOf = ({ stem: one, share }: AskedTerm): number => share * weightOfStem(one)
  const meaningOf = (stems: readonly string[]) => table.meanOf(stems, weightOfStem)

  const known = read.map(({ section, title, heading, tags, text, said }) => {
    const names = [...title, ...heading]
    return {
      section,
      all: new Set([...names, ...text, ...tags]),
      named: new Set([...names, ...tags]),
      said: said.map((one) => new Set(one)),
      meaning: meaningOf([...names, ...text]),
      nameMeaning: meaningOf(names),
      kinds: kindsHeld(section.text),
    }
  })
  const ways = createWaysIndex(waysOf, weightOfStem, meaningOf)

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
  function scoreWords(terms: readonly AskedTerm[], weights: readonly number[]): Float64Array {
    const scores = new Float64Array(sections.length)
    const gains = new Float64Array(sections.length)
    for (const [n, term] of terms.entries()) {
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
      const weight = weights[n] as number
      for (let at = 0; at < gains.length; at += 1)
        scores[at] = (scores[at] as number) + weight * (gains[at] as number)
    }
    return scores
  }

  function find({ terms, kinds }: Question, vector?: Float32Array): Found[] {
    const weights = terms.map(weightOf)
    const asked = sumOf(weights)
    if (asked === 0 && !vector) return []
    const whole = asked || 1
    const shares = new Map(terms.map(({ stem: one }, n) => [one, weights[n] as number]))
    const meaning = table.meanOf([...shares.keys()], (one) => shares.get(one) ?? 0)
    const byWords = scoreWords(terms, weights)
    const likeness = ways.likeness(shares)
    const byService = vector && alikeByService(vector)
    const bayes = ways.bayes(terms)
    const near = terms.map((term) => nearTo(term.stem))

    const coverage = (own: ReadonlySet<string>, others?: ReadonlySet<string>) =>
      sumOf(
        near.map((ones, n) => {
          const best = ones.find(({ stem: one }) => own.has(one) || others?.has(one))
          return best ? best.share * (weights[n] as number) : 0
        }),
      ) / whole

    function foundAt(at: number): Found {
      const { section, all, named, said, ...own } = known[at] as (typeof known)[0]
      const way = ways.nearest(at, likeness)
      const coveredByWay = way ? coverage(way) : 0
      const lacking = terms
        .filter(({ stem: one, share }) => share === 1 && !all.has(one) && !way?.has(one))
        .map(({ stem: one }) => table.rarityOf(one) * (isDistinctive(one) ? 1 : lightShare))
        .sort((a, b) => b - a)
      const lackedKinds = kinds.filter((kind) => !own.kinds.includes(kind))
      const evidence = {
        words: (byWords[at] as number) / whole,
        covered: Math.max(coverage(all), coveredByWay),
        sentence: Math.max(most(said.map((sentence) => coverage(sentence, named))), coveredByWay),
        name: coverage(named),
        alike: most([
          byService?.[at] ?? 0,
          cosine(meaning, own.meaning),
          ...ways.meanings(at).map((one) => cosine(meaning, one)),
        ]),
        nameAlike: cosine(meaning, own.nameMeaning),
        asked: likeness.votes[at] as number,
        bayes: bayes[at] as number,
        lacking: lacking[1] ?? 0,
        lacksKind: lackedKinds.length / Math.max(1, kinds.length),
      }
      return { section, evidence }
    }

    const scores = known.map(
      ({ meaning: own }, at) =>
        (byWords[at] as number) / whole +
        meaningWeight *
          Math.max(0, byService?.[at] ?? 0, cosine(meaning, own), ways.roughlyAlike(at, meaning)) +
        wayLikeWeight * (likeness.votes[at] as number),
    )
    return highest(scores, mostFound).map(foundAt)
  }

  const isEverywhere = (one: string): boolean =>
    (byStem.get(one)?.sections.length ?? 0) > everywhereFrom * sections.length

  const beginnings = new Set([...byStem.keys()].flatMap(beginningsOf))
  /** "Rent" is known if "rental" is. */
  const knows = (one: string): boolean =>
    byStem.has(one) || beginnings.has(one) || beginningsOf(one).some((begun) => byStem.has(begun))

  return { knows, isEverywhere, weightOf, find }
}

/** Indices of the highest numbers above 0, the highest first. */
function highest(numbers: readonly number[], count: number): number[] {
  const found: number[] = []
  for (const [at, number] of numbers.entries()) {
    if (number <= (found.length < count ? 0 : (numbers[found.at(-1) as number] as number))) continue
    let place = found.length
    while (place > 0 && (numbers[found[place - 1] as number] as number) < number) place -= 1
    found.splice(place, 0, at)
    if (found.length > count) found.pop()
  }
  return found
}

/** A section's stems by field, those of its text by sentence too, so that each text is read once. */
function readSection(section: Section) {
  const said = section.text.split('\n').flatMap(sentences).map(stemsOf)
  return {
    ...{ section, said, text: said.flat() },
    ...{ title: stemsOf(section.title), heading: stemsOf(section.heading) },
    tags: section.tags.flatMap(stemsOf),
  }
}

/** Proper prefixes of four letters or more. */
const beginningsOf = (one: string): string[] =>
  Array.from({ length: Math.max(0, one.length - shortestBeginning) }, (_, at) =>
    one.slice(0, shortestBeginning + at),
  )
