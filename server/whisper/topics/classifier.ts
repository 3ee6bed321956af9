/**
 * Tells the topic of a question by what was learned from the ways of asking that the topics list: a linear
 * model over features and what the sentence means (multinomial logistic regression; training.ts).
 */
import type { Embedding } from '../embedding/sentenceModel'

/** What is learned: of each feature how rare it is and how much it speaks for each label. */
export interface Learned {
  labels: number
  /** Its place and its rarity. */
  features: ReadonlyMap<string, { id: number; rarity: number }>
  /** Of a feature that nobody has written. */
  rarest: number
  /** Feature by feature, for each label. */
  weights: Float32Array
  /** Dimension by dimension of an embedding, for each label. */
  senses: Float32Array
  bias: Float32Array
  /** How much each feature speaks for anything that Whisper is told at all. */
  told: Float32Array
  toldSenses: Float32Array
  toldBias: number
}

/** What is heard in a question. */
export interface Example {
  features: ReadonlyMap<string, number>
  /** What it means, where that is known. */
  embedding?: Embedding | undefined
}

/** Features by number, and how much of each; all values together of length 1, the embedding at its share. */
export interface Vector {
  at: Int32Array
  values: Float64Array
  embedding: Embedding | undefined
}

/** How sharp the difference between labels becomes. */
const sharpness = 4

/** Of the embedding beside the words: with more it is too sure of itself. */
const shareOfMeaning = 0.6

/** A word that nobody has written is most likely the very thing that is asked about. */
const ofUnknown = 1.5

export interface Guesses {
  /** Of each label: 0 to 1, all together 1. */
  probabilities: Float64Array
  /** That Whisper is told of it at all, whatever it is: 0 to 1. */
  told: number
}

export function guess(learned: Learned, heard: Example): Guesses {
  const probabilities = new Float64Array(learned.labels)
  const vector = vectorOf(learned, heard)
  score(learned, vector, probabilities)
  return { probabilities, told: toldness(learned, vector) }
}

/** Of those that are allowed the most probable; undefined where none is. */
export function likeliestOf(
  probabilities: Float64Array,
  isAllowed: (label: number) => boolean = () => true,
): number | undefined {
  let best: number | undefined
  for (let label = 0; label < probabilities.length; label += 1) {
    const isMore = best === undefined || (probabilities[label] ?? 0) > (probabilities[best] ?? 0)
    if (isMore && isAllowed(label)) best = label
  }
  return best
}

function toldness(
  { told, toldSenses, toldBias }: Learned,
  { at, values, embedding }: Vector,
): number {
  let sum = toldBias
  for (let place = 0; place < (embedding?.length ?? 0); place += 1) {
    sum += (embedding?.[place] as number) * sharpness * (toldSenses[place] as number)
  }
  for (let place = 0; place < at.length; place += 1) {
    sum += (values[place] as number) * sharpness * (told[at[place] as number] as number)
  }
  return 1 / (1 + Math.exp(-sum))
}

export function vectorOf(
  { features: known, rarest }: Pick<Learned, 'features' | 'rarest'>,
  { features, embedding }: Example,
): Vector {
  const at: number[] = []
  const values: number[] = []
  let length = 0
  for (const [feature, share] of features) {
    const found = known.get(feature)
    // A pair of words that nobody has written before says nothing.
    if (found === undefined && isPair(feature)) continue
    const value = share * (found?.rarity ?? rarest * ofUnknown)
    length += value * value
    if (found === undefined) continue
    at.push(found.id)
    values.push(value)
  }
  const norm = Math.sqrt(length) || 1
  return {
    at: Int32Array.from(at),
    values: Float64Array.from(values, (value) => value / norm),
    embedding: embedding?.map((value) => value * shareOfMeaning),
  }
}

export const isPair = (feature: string): boolean =>
  feature.includes(' ') && !feature.startsWith('=') && !feature.startsWith('#')

/** The probability of each label. Plain loops over typed arrays: training does this 400,000 times. */
export function score(
  { labels, weights, senses, bias }: Pick<Learned, 'labels' | 'weights' | 'senses' | 'bias'>,
  { at, values, embedding }: Vector,
  scores: Float64Array,
): void {
  scores.set(bias)
  const add = (row: Float32Array, from: number, value: number) => {
    for (let label = 0; label < labels; label += 1) {
      scores[label] = (scores[label] as number) + value * (row[from + label] as number)
    }
  }
  for (let place = 0; place < at.length; place += 1) {
    add(weights, (at[place] as number) * labels, (values[place] as number) * sharpness)
  }
  for (let place = 0; place < (embedding?.length ?? 0); place += 1) {
    add(senses, place * labels, (embedding?.[place] as number) * sharpness)
  }
  let most = Number.NEGATIVE_INFINITY
  for (const one of scores) most = Math.max(most, one)
  let total = 0
  for (let label = 0; label < labels; label += 1) {
    const one = Math.exp((scores[label] as number) - most)
    scores[label] = one
    total += one
  }
  for (let label = 0; label < labels; label += 1) scores[label] = (scores[label] as number) / total
}
