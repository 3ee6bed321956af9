/**
 * Finds the sections that match a question, with the evidence for each: by words (wordIndex.ts), by
 * meaning as a whole, and by ways of asking (waysIndex.ts, naiveBayes.ts).
 */
import { isDistinctive, stemsOf } from '../words/stems'
import { kindsHeld } from './factKinds'
import { type AskedPair, createNaiveBayes } from './naiveBayes'
import type { Section } from './sections'
import { sentences } from './sentences'
import { createServiceLikeness } from './serviceLikeness'
import { cosine, most, sumOf } from './vectors'
import { type AskedTerm, createWaysIndex } from './waysIndex'
import { createWordIndex, lightShare, type WordIndex } from './wordIndex'
import type { WordTable } from './wordTable'

/** Weights of meaning and of ways, beside words, in the choice of candidates. */
const meaningWeight = 1.5
const wayLikeWeight = 2
const mostFound = 15

export interface Question {
  terms: readonly AskedTerm[]
  pairs: readonly AskedPair[]
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
  /** Naive Bayes over the pairs of words of all ways: how likely the question is one of the section's. */
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

export interface SectionIndex extends Pick<
  WordIndex,
  'knows' | 'knowsFromAnyWay' | 'isEverywhere' | 'weightOf'
> {
  /** At most 15 candidates. `vector`: the question's embedding, by the sections' service. */
  find(question: Question, vector?: Float32Array): Found[]
}

interface Options {
  /** For each section, the stems of each way of asking, spelling-corrected like a message's. */
  waysOf?: readonly (readonly ReadonlySet<string>[])[]
  /** For each section, the pairs of words of all its ways (naiveBayes.ts). */
  pairs?: readonly (readonly number[])[]
  vectors?: ReadonlyMap<string, Float32Array>
}

export function createSectionIndex(
  sections: readonly Section[],
  table: WordTable,
  {
    waysOf = sections.map(({ ways }) => ways.map((way) => new Set(stemsOf(way)))),
    pairs = sections.map(() => []),
    vectors = new Map(),
  }: Options = {},
): SectionIndex {
  const read = sections.map(readSection)
  const inWords = createWordIndex(
    read.map((one, index) => ({ ...one, ways: waysOf[index] ?? [] })),
    table,
  )
  const { knows, knowsFromAnyWay, isEverywhere, weightOf, weightOfStem, nearTo } = inWords
  const alikeByService = createServiceLikeness(sections, vectors)
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
  const probabilities = createNaiveBayes(pairs)

  function find({ terms, pairs: askedPairs, kinds }: Question, vector?: Float32Array): Found[] {
    const weights = terms.map(weightOf)
    const asked = sumOf(weights)
    if (asked === 0 && askedPairs.length === 0 && !vector) return []
    const whole = asked || 1
    const shares = new Map(terms.map(({ stem: one }, n) => [one, weights[n] as number]))
    const meaning = table.meanOf([...shares.keys()], (one) => shares.get(one) ?? 0)
    const byWords = inWords.scores(terms)
    const likeness = ways.likeness(shares)
    const byService = vector && alikeByService(vector)
    const bayes = probabilities(askedPairs)
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
        wayLikeWeight * ((likeness.votes[at] as number) + (bayes[at] as number)),
    )
    return highest(scores, mostFound).map(foundAt)
  }

  return { knows, knowsFromAnyWay, isEverywhere, weightOf, find }
}

/** Indices of the highest numbers above 0, the highest first. */
function highest(numbers: readonly number[], count: number): number[] {
  const found: number[] = []
  for (const [index, number] of numbers.entries()) {
    if (number <= (found.length < count ? 0 : (numbers[found.at(-1) as number] as number))) continue
    let place = found.length
    while (place > 0 && (numbers[found[place - 1] as number] as number) < number) place -= 1
    found.splice(place, 0, index)
    if (found.length > count) found.pop()
  }
  return found
}

/** A section's stems by field, those of its text by sentence too, so that each text is read once. */
function readSection(section: Section) {
  const said = section.text.split('\n').flatMap(sentences).map(stemsOf)
  return {
    section,
    said,
    text: said.flat(),
    title: stemsOf(section.title),
    heading: stemsOf(section.heading),
    tags: section.tags.flatMap(stemsOf),
  }
}
