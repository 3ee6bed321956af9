/**
 * Tells a message's label by what was learned from examples: a linear model over features and what the sentence
 * means (multinomial logistic regression; training.ts).
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

/** The probability of each label. Training does this 800,000 times. */
export function score(
  { labels, weights, senses, bias }: Pick<Learned, 'labels' | 'weights' | 'senses' | 'bias'>,
  { at, values, embedding }: Vector,
  scores: Float64Array,
): void {
  scores.set(bias)
  addRows(scores, weights, at.length, (place) => (at[place] as number) * labels, values)
  if (embedding !== undefined)
    addRows(scores, senses, embedding.length, (place) => place * labels, embedding)
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

/** Adds so many rows, each at its value. Four at once: adding is quicker than reading and writing the scores. */
function addRows(
  scores: Float64Array,
  rows: Float32Array,
  count: number,
  startOf: (place: number) => number,
  values: Float64Array | Float32Array,
): void {
  const valueAt = (place: number) => (place < count ? (values[place] as number) * sharpness : 0)
  const startAt = (place: number) => (place < count ? startOf(place) : 0)
  for (let place = 0; place < count; place += 4) {
    const [v0, v1, v2, v3] = [
      valueAt(place),
      valueAt(place + 1),
      valueAt(place + 2),
      valueAt(place + 3),
    ]
    const [r0, r1, r2, r3] = [
      startAt(place),
      startAt(place + 1),
      startAt(place + 2),
      startAt(place + 3),
    ]
    for (let label = 0; label < scores.length; label += 1) {
      scores[label] =
        (scores[label] as number) +
        v0 * (rows[r0 + label] as number) +
        v1 * (rows[r1 + label] as number) +
        v2 * (rows[r2 + label] as number) +
        v3 * (rows[r3 + label] as number)
    }
  }
}
