/**
 * Learns labels from examples: stochastic gradient descent, in the same order each time, so that the
 * same examples always teach the same. Of each example some features are left out by turns: what is
 * learned leans on no single word, and holds for questions that say it in others.
 */
import { dimensions } from '../embedding/dimensions'
import { type Example, isPair, type Learned, score, type Vector, vectorOf } from './classifier'

export interface Labelled extends Example {
  label: number
}

const rounds = 14
/** Of the features of an example, each time it is looked at. */
const leftOut = 0.3
/** How often what an example means is left out: words alone must do where the model cannot run. */
const meaningLeftOut = 0.5
/** A pair of words that was written less often is by chance. */
const leastPairs = 3
/** Of the bias beside the weights. */
const biasShare = 0.02
/** So little off, a label is left as it is. */
const negligible = 1e-3

type Weights = Omit<Learned, 'told' | 'toldSenses' | 'toldBias'>

/**
 * The labels, and beside them whether one is told at all. That is learned by itself: what asks for more
 * than is told asks alike of all things, and no single label sees enough of it.
 */
export function train(
  examples: readonly Labelled[],
  labels: number,
  isTold: (label: number) => boolean,
): Learned {
  const learned = weigh(examples, labels)
  const toldOrNot = examples.map((one) => ({ ...one, label: isTold(one.label) ? 1 : 0 }))
  const { weights, senses, bias } = weigh(toldOrNot, 2)
  const [toldBias = 0] = forTold(bias)
  return { ...learned, told: forTold(weights), toldSenses: forTold(senses), toldBias }
}

/** Of weights for "not told" and "told" by turns, how much more they speak for "told". */
const forTold = (weights: Float32Array): Float32Array =>
  Float32Array.from(
    { length: weights.length / 2 },
    (_, id) => (weights[2 * id + 1] ?? 0) - (weights[2 * id] ?? 0),
  )

function weigh(examples: readonly Labelled[], labels: number): Weights {
  const features = rarities(examples)
  const rarest = Math.log(examples.length + 1)
  const weights = new Float32Array(features.size * labels)
  const senses = new Float32Array(dimensions * labels)
  const bias = new Float32Array(labels)
  const vectors = examples.map((example) => vectorOf({ features, rarest }, example))
  const random = numbers()
  const order = shuffled(examples.length, random)
  const scores = new Float64Array(labels)
  /** The labels of a round that are off. */
  const off = new Int32Array(labels)
  for (let round = 0; round < rounds; round += 1) {
    const step = 1 / (1 + round / 4)
    for (const place of order) {
      const vector = thinned(vectors[place] as Vector, random)
      const right = examples[place]?.label as number
      score({ labels, weights, senses, bias }, vector, scores)
      scores[right] = (scores[right] as number) - 1
      let count = 0
      for (let label = 0; label < labels; label += 1) {
        if (Math.abs(scores[label] as number) > negligible) off[count++] = label
      }
      const change = (row: Float32Array, from: number, by: number) => {
        for (let turn = 0; turn < count; turn += 1) {
          const label = off[turn] as number
          row[from + label] = (row[from + label] as number) - by * (scores[label] as number)
        }
      }
      const { at, values, embedding } = vector
      for (let index = 0; index < at.length; index += 1) {
        change(weights, (at[index] as number) * labels, (values[index] as number) * step)
      }
      for (let index = 0; index < (embedding?.length ?? 0); index += 1) {
        change(senses, index * labels, (embedding?.[index] as number) * step)
      }
      for (let turn = 0; turn < count; turn += 1) {
        const label = off[turn] as number
        bias[label] = (bias[label] as number) - biasShare * step * (scores[label] as number)
      }
    }
  }
  return { labels, features, rarest, weights, senses, bias }
}

function thinned({ at, values, embedding: meant }: Vector, random: () => number): Vector {
  const kept: number[] = []
  const embedding = random() < meaningLeftOut ? undefined : meant
  for (let place = 0; place < at.length; place += 1) if (random() >= leftOut) kept.push(place)
  if (kept.length === 0) return { at, values, embedding }
  return {
    at: Int32Array.from(kept, (place) => at[place] as number),
    values: Float64Array.from(kept, (place) => values[place] as number),
    embedding,
  }
}

function rarities(examples: readonly Labelled[]): Learned['features'] {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const known = [...counts].filter(([feature, count]) => !isPair(feature) || count >= leastPairs)
  return new Map(
    known.map(([feature, count], id) => [
      feature,
      { id, rarity: Math.log((examples.length + 1) / (count + 0.5)) },
    ]),
  )
}

/** From 0 to 1, always the same ones. */
function numbers(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

/** Any order but by label. */
function shuffled(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const held = places[at] as number
    places[at] = places[other] as number
    places[other] = held
  }
  return places
}
