/** Decides whether the sections found are certain enough to answer from, or likely enough to offer. */
import { isDistinctive } from '../words/stems'
import type { Evidence, Found, SectionIndex } from './sectionIndex'
import { type Section, saysTheSame } from './sections'
import type { Part } from './understand'
import { manyWays } from './waysIndex'
import type { AllWeights, Doubt, Weights } from './weights'

export interface Decision {
  kind: 'answer' | 'offer' | 'admit'
  /** 0 to 1: that the answer is right, or that the offer includes what is meant. */
  probability: number
  /** The sections answered from or offered, the likeliest first. */
  likely: Possible[]
  /** All matching sections, the likeliest first. */
  found: Possible[]
  /** The section that would have answered, but for another that matches as well. */
  rivaled?: Possible | undefined
}

type Possible = Pick<Likely, 'section' | 'probability'>

export interface Likely extends Found {
  /** 0 to 1: that this section answers. What all sections leave of 1 is "nothing here does". */
  probability: number
}

export const answerFrom = 0.52
/** Minimum probability that one of the offers is meant, for offers to be worth reading. */
const offerFrom = 0.26
/** The same if a word of the question is in no section, though the best one has many ways of asking. */
const offerFromStrange = 0.5
const leastLikely = 0.04
export const mostOffers = 3
const mostSure = 0.99
/** A rival with at least this share of the best one's evidence leaves open which of the two is meant. */
const shareOfRival = 0.97
/** Minimum probability of a rival with few ways beside one with many, or the reverse. */
const leastOfOtherKind = 0.45
const shareOfCovered = 0.75
/** Minimum of naive Bayes for an answer by a section with many ways, if fewer words than these match. */
const leastByWays = 0.03
const enoughWords = 1

/**
 * Taken from the score of a policy's sections: they are many, hold everybody's words ("address",
 * "phone number"), and few visitors ask for them.
 */
const legalDiscount = 1

interface Options {
  by: AllWeights
  /** Sections that must never answer this question. */
  never?: readonly Section[] | undefined
  /** The question's embedding. */
  vector?: Float32Array | undefined
}

export function decide(
  part: Part,
  index: SectionIndex,
  { by, never = [], vector }: Options,
): Decision {
  const ranked = rank(index.find(part, vector), part, by)
  const found = mergeDuplicates(ranked.filter(({ section }) => !never.includes(section)))
  const [best] = found
  const isKnown = asksOnlyKnown(part, index, best)
  const isSure = best && best.probability >= answerFrom && isKnown && !isAgainstWays(best)
  const rivals = isSure ? rivalsOf(found) : []
  const rivaled = rivals.length > 0 ? best : undefined
  if (isSure && !rivaled)
    return { kind: 'answer', probability: best.probability, likely: found, found }
  // Who asks about the product doesn't want to read the policy.
  const likely = found
    .filter(
      (one) =>
        (one.probability >= leastLikely || rivals.includes(one)) &&
        (best?.section.isLegal || !one.section.isLegal),
    )
    .slice(0, mostOffers)
  const sum = likely.reduce((sum, one) => sum + one.probability, 0)
  const probability = Math.min(mostSure, sum)
  const isStrange = !isKnown && best !== undefined && hasMany(best.section)
  return probability >= (isStrange ? offerFromStrange : offerFrom)
    ? { kind: 'offer', probability, likely, found, rivaled }
    : { kind: 'admit', probability, likely: [], found }
}

/**
 * An entry and a page may say the same: the likeliest stands for both, with the sum of probabilities
 * if those are of one softmax.
 */
function mergeDuplicates(ranked: readonly Likely[]): Likely[] {
  const found: Likely[] = []
  for (const one of ranked) {
    const at = found.findIndex(({ section }) => saysTheSame(section, one.section))
    const known = found[at]
    if (known && hasMany(known.section) === hasMany(one.section))
      found[at] = { ...known, probability: known.probability + one.probability }
    else if (!known) found.push(one)
  }
  return found.sort((one, other) => other.probability - one.probability)
}

const hasMany = ({ ways }: Section): boolean => ways.length >= manyWays

/** Ranks each section by the weights for its number of ways. */
function rank(found: readonly Found[], part: Part, by: AllWeights): Likely[] {
  const byFew = softmax(found, part, by.few)
  const byMany = found.some(({ section }) => hasMany(section))
    ? softmax(found, part, by.many)
    : byFew
  const likely = found.map((one, at) => {
    const probability = (hasMany(one.section) ? byMany : byFew)[at] as number
    return { ...one, probability }
  })
  const withFewWays = likely.filter(({ section }) => !hasMany(section))
  return likely
    .map((one) => ({ ...one, probability: capByCoverage(one, withFewWays) }))
    .sort((one, other) => other.probability - one.probability)
}

/** Caps a section with many ways if sections with few ways cover much more of the question. */
function capByCoverage(one: Likely, withFewWays: readonly Likely[]): number {
  if (!hasMany(one.section)) return one.probability
  const taken = withFewWays
    .filter(({ evidence }) => shareOfCovered * evidence.covered > one.evidence.covered)
    .reduce((sum, { probability }) => sum + probability, 0)
  return Math.max(0, Math.min(one.probability, 1 - taken))
}

function softmax(found: readonly Found[], part: Part, by: Weights): number[] {
  const scores = found.map(
    ({ section, evidence }) => weigh(evidence, by.section) - (section.isLegal ? legalDiscount : 0),
  )
  const none = weigh(doubtOf(found, part), by.none)
  const most = Math.max(none, ...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, Math.exp(none - most))
  return powers.map((power) => power / all)
}

/**
 * A question with a word that no section has is more often than not one that none answers: "does
 * the locker come in blue", where no section speaks of colors. Thousands of ways know nearly all
 * words: they only count for sections that have many.
 */
function asksOnlyKnown({ terms }: Part, index: SectionIndex, best?: Likely): boolean {
  const knows = best && hasMany(best.section) ? index.knowsFromAnyWay : index.knows
  return terms.every(({ stem, share }) => share < 1 || !isDistinctive(stem) || knows(stem))
}

/**
 * Whether its nearest ways of asking speak for the section, but the ways of all sections together
 * against it: "what's the catch" is near "what's the last day", and still no question about hours.
 */
const isAgainstWays = ({ section, evidence }: Likely): boolean =>
  hasMany(section) && evidence.bayes < leastByWays && evidence.words < enoughWords

/** Other entries that match as much of the question as the best one. */
function rivalsOf([best, ...others]: readonly Likely[]): Likely[] {
  if (!best) return []
  // A page of the site says in other words what an entry with many ways says.
  const isPageBeside = ({ url }: Section) => url !== undefined && hasMany(best.section)
  const isOfOtherKind = ({ section, probability }: Likely) =>
    hasMany(section) !== hasMany(best.section) &&
    !isPageBeside(section) &&
    probability >= leastOfOtherKind
  const isAsMuch = ({ section, evidence }: Likely) =>
    section.entry !== best.section.entry &&
    evidence.words >= shareOfRival * best.evidence.words &&
    evidence.covered >= shareOfRival * best.evidence.covered &&
    evidence.asked >= shareOfRival * best.evidence.asked
  return others.filter((one) => isAsMuch(one) || isOfOtherKind(one))
}

export function doubtOf(found: readonly Found[], { terms, isFollowing }: Part): Doubt {
  const most = (of: (evidence: Evidence) => number) =>
    Math.max(0, ...found.map(({ evidence }) => of(evidence)))
  return {
    always: 1,
    terms: Math.min(1, terms.length / 10),
    isFollowing: Number(isFollowing),
    covered: most(({ covered }) => covered),
    alike: most(({ alike }) => alike),
    asked: most(({ asked }) => asked),
    bayes: most(({ bayes }) => bayes),
  }
}

function weigh<Name extends string>(
  values: Readonly<Record<Name, number>>,
  by: Readonly<Record<Name, number>>,
): number {
  let sum = 0
  for (const name in values) sum += values[name] * by[name]
  return sum
}
