/** What each kind of evidence weighs when it's decided whether a section answers (decide.ts). */
import type { Evidence } from './sectionIndex'

/**
 * Weights of a softmax over the sections found and "nothing here answers" (`none`): one set of
 * numbers both ranks the sections and says how certain the best is.
 */
export interface Weights {
  section: Readonly<Record<keyof Evidence, number>>
  none: Readonly<Record<keyof Doubt, number>>
}

/** Evidence on whether any section answers at all. */
export interface Doubt {
  always: number
  /** Length of the question: 1 for ten terms or more. */
  terms: number
  isFollowing: number
  /** The highest value of any section found; likewise the next three. */
  covered: number
  alike: number
  asked: number
  bayes: number
}

/**
 * Weights for sections with few ways of asking and with many: with many, the ways tell more than the
 * section's own text. Fitted on companies without ways and on one with many (`npm run answers -- --fit`).
 */
export interface AllWeights {
  few: Weights
  many: Weights
}

const few: Weights = {
  section: {
    words: 1.7,
    covered: 3.63,
    sentence: 3.3,
    name: 1.46,
    alike: 6.04,
    nameAlike: 2.52,
    asked: 0,
    bayes: 0,
    lacking: -1.25,
    lacksKind: -0.9,
  },
  none: {
    always: 3.49,
    terms: -1.17,
    isFollowing: -1.43,
    covered: 4.39,
    alike: 4.6,
    asked: 0,
    bayes: 0,
  },
}

const many: Weights = {
  section: {
    words: 1.53,
    covered: 0.74,
    sentence: 1.1,
    name: -0.84,
    alike: 2.39,
    nameAlike: 0.97,
    asked: 6.3,
    bayes: 8.42,
    lacking: -0.98,
    lacksKind: -0.54,
  },
  none: {
    always: 0.45,
    terms: 1.68,
    isFollowing: 0,
    covered: -0.3,
    alike: 2.98,
    asked: 0.89,
    bayes: 2.65,
  },
}

export const weights: AllWeights = { few, many }
