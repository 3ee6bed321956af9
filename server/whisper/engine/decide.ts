/** Whether what was found is sure enough to be said, or near enough to be offered. */
import { kindsAsked, kindsHeld } from './factKinds'
import type { AskedTerm, Found, SectionIndex } from './sectionIndex'
import type { Part } from './understand'

export interface Decision {
  kind: 'answer' | 'offer' | 'admit'
  /** 0 to 1: of an answer that it is right, else that what is meant is among the best. */
  probability: number
  /** The best first. */
  found: Found[]
}

/**
 * What tells how sure is sure, each about 0 to 1, and what it counts: for the best being right, and for
 * what is meant being among the best three. Fitted on the companies in tests/whisper/companies/work
 * (`npm run answers -- --fit`).
 */
export const weights: Readonly<Record<string, { answer: number; offer: number }>> = {
  always: { answer: -2.02, offer: -1.44 },
  covered: { answer: 1.77, offer: 2.71 },
  leads: { answer: 1.79, offer: 0.31 },
  alike: { answer: 0.77, offer: 1.58 },
  named: { answer: 0.46, offer: 0.69 },
  isFollowing: { answer: 0.54, offer: 1.08 },
  lacksKind: { answer: -0.73, offer: -0.09 },
  lacksTerms: { answer: -0.91, offer: -0.42 },
  isBestByWords: { answer: 0.78, offer: 0.36 },
  isBestByMeaning: { answer: 0.23, offer: 0.11 },
}

export const answerFrom = 0.58
/** Of two that fit as well, neither is sure: so far one is ahead in all, and so much less the other says. */
const leastLead = 0.1
const shareOfRival = 0.97
const offerFrom = 0.42

export function decide(
  part: Part,
  text: string,
  index: SectionIndex,
  vector?: Float32Array,
): Decision {
  const found = index.find(part.terms, vector)
  const evidence = evidenceOf(found, part, text, index)
  const answer = probability(evidence, 'answer')
  if (answer >= answerFrom && !hasRival(found, evidence))
    return { kind: 'answer', probability: answer, found }
  const offer = probability(evidence, 'offer')
  return { kind: offer >= offerFrom ? 'offer' : 'admit', probability: offer, found }
}

function hasRival(found: readonly Found[], { leads = 0 }: Evidence): boolean {
  const [best, ...others] = found
  if (!best) return false
  const isAsMuch = (one: Found) =>
    one.section.entry !== best.section.entry &&
    one.byWords >= shareOfRival * best.byWords &&
    one.covered >= shareOfRival * best.covered
  return leads < leastLead || others.some(isAsMuch)
}

export type Evidence = Readonly<Record<string, number>>

export function evidenceOf(
  found: readonly Found[],
  { terms, isFollowing }: Part,
  text: string,
  index: SectionIndex,
): Evidence {
  const [best] = found
  if (!best) return { always: 1 }
  const isOwn = ({ section }: Found) => section.entry === best.section.entry
  const own = found.filter(isOwn)
  const others = found.filter((one) => !isOwn(one))
  const most = (list: readonly Found[], by: (one: Found) => number) => Math.max(0, ...list.map(by))
  return {
    always: 1,
    covered: best.covered ** 2,
    leads: (best.score - most(others, ({ score }) => score)) / best.score,
    alike: best.alike,
    named: index.named(best.section, terms),
    isFollowing: Number(isFollowing),
    lacksKind: lackingKinds(text, best),
    lacksTerms: lackingTerms(terms, best),
    isBestByWords: Number(most(own, byWords) > most(others, byWords)),
    isBestByMeaning: Number(most(own, alike) > most(others, alike)),
  }
}

const byWords = (found: Found) => found.byWords
const alike = (found: Found) => found.alike

/** So many terms that it does not speak of make it no answer, however many it does speak of. */
const manyTerms = 6

function lackingTerms(terms: readonly AskedTerm[], { credits }: Found): number {
  const lacking = terms.map(({ share }, at) => (share === 1 ? 1 - (credits[at] ?? 0) : 0))
  return Math.min(1, lacking.reduce((sum, one) => sum + one, 0) / manyTerms)
}

/** "How much is it?" of a section without an amount of money. */
function lackingKinds(text: string, { section }: Found): number {
  const asked = kindsAsked(text)
  if (asked.length === 0) return 0
  const held = kindsHeld(section.text)
  return asked.filter((kind) => !held.includes(kind)).length / asked.length
}

export function probability(evidence: Evidence, of: 'answer' | 'offer'): number {
  let sum = 0
  for (const [name, value] of Object.entries(evidence)) sum += value * (weights[name]?.[of] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
