/**
 * Learns the topics from examples: stochastic gradient descent, in the same order each time, so that the
 * same examples always teach the same. Of each example some features are left out by turns: what is
 * learned leans on no single word, and holds for questions that say it in others.
 */
import { isPair, type Learned, score, type Vector, vectorOf } from './classifier'

export interface Example {
  label: number
  features: ReadonlyMap<string, number>
}

const rounds = 14
/** Of the features of an example, each time it is looked at. */
const leftOut = 0.3
/** A pair of words that was written less often is by chance. */
const leastPairs = 2
/** Of the bias beside the weights. */
const biasShare = 0.02
/** So little off, a label is left as it is. */
const negligible = 1e-3

type Weights = Omit<Learned, 'told' | 'toldBias'>

/**
 * The labels, and beside them whether one is told at all. That is learned by itself: what asks for more
 * than is told asks alike of all things, and no single label sees enough of it.
 */
export function train(
  examples: readonly Example[],
  labels: number,
  isTold: (label: number) => boolean,
): Learned {
  const learned = weigh(examples, labels)
  const toldOrNot = examples.map((one) => ({ ...one, label: isTold(one.label) ? 1 : 0 }))
  const { weights, bias } = weigh(toldOrNot, 2)
  const told = Float32Array.from(
    { length: learned.features.size },
    (_, id) => (weights[2 * id + 1] ?? 0) - (weights[2 * id] ?? 0),
  )
  return { ...learned, told, toldBias: (bias[1] ?? 0) - (bias[0] ?? 0) }
}

function weigh(examples: readonly Example[], labels: number): Weights {
  const features = rarities(examples)
  const rarest = Math.log(examples.length + 1)
  const weights = new Float32Array(features.size * labels)
  const bias = new Float32Array(labels)
  const vectors = examples.map((example) => vectorOf({ features, rarest }, example.features))
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
      score({ labels, weights, bias }, vector, scores)
      scores[right] = (scores[right] as number) - 1
      let count = 0
      for (let label = 0; label < labels; label += 1) {
        if (Math.abs(scores[label] as number) > negligible) off[count++] = label
      }
      const { at, values } = vector
      for (let index = 0; index < at.length; index += 1) {
        const change = (values[index] as number) * step
        const from = (at[index] as number) * labels
        for (let turn = 0; turn < count; turn += 1) {
          const label = off[turn] as number
          weights[from + label] =
            (weights[from + label] as number) - change * (scores[label] as number)
        }
      }
      for (let turn = 0; turn < count; turn += 1) {
        const label = off[turn] as number
        bias[label] = (bias[label] as number) - biasShare * step * (scores[label] as number)
      }
    }
  }
  return { labels, features, rarest, weights, bias }
}

function thinned({ at, values }: Vector, random: () => number): Vector {
  const kept: number[] = []
  for (let place = 0; place < at.length; place += 1) if (random() >= leftOut) kept.push(place)
  if (kept.length === 0) return { at, values }
  return {
    at: Int32Array.from(kept, (place) => at[place] as number),
    values: Float64Array.from(kept, (place) => values[place] as number),
  }
}

function rarities(examples: readonly Example[]): Learned['features'] {
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
