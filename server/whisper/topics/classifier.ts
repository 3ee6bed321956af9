/**
 * Tells the topic of a question by the ways of asking that the topics list: a linear model over features
 * (multinomial logistic regression). Trained in the same order each time, so the same question always
 * gets the same topic.
 */

export interface Example {
  label: number
  features: ReadonlyMap<string, number>
}

export interface Guess {
  label: number
  /** 0 to 1, all labels together 1. */
  probability: number
}

/** Features by number, and how much of each; all values together of length 1. */
interface Vector {
  at: Int32Array
  values: Float64Array
}

interface Known {
  label: number
  vector: Vector
}

export interface Classifier {
  /** The most likely first. */
  guess(features: ReadonlyMap<string, number>): Guess[]
}

const rounds = 5
const rate = 1
/** Of the bias beside the weights. */
const biasShare = 0.02
/** So little off, a label is left as it is. */
const negligible = 1e-3
/** How sharp the difference between labels becomes. */
const sharpness = 4

export function train(examples: readonly Example[], labels: number): Classifier {
  const rarity = rarities(examples)
  const ids = new Map([...rarity.keys()].map((feature, id) => [feature, id] as const))
  const rarest = Math.log(examples.length + 1)
  const weights = new Float32Array(ids.size * labels)
  const bias = new Float32Array(labels)
  const known = examples.map(({ label, features }) => ({ label, vector: vectorOf(features) }))
  const order = shuffled(examples.length)
  const scores = new Float64Array(labels)
  /** The labels of a round that are off. */
  const off = new Int32Array(labels)

  function vectorOf(features: ReadonlyMap<string, number>): Vector {
    const at: number[] = []
    const values: number[] = []
    let length = 0
    for (const [feature, share] of features) {
      const value = share * (rarity.get(feature) ?? rarest)
      const isPair = feature.includes(' ') && !feature.startsWith('=')
      const id = ids.get(feature)
      // A pair of words that nobody has written before says nothing.
      if (id === undefined && isPair) continue
      length += value * value
      if (id === undefined) continue
      at.push(id)
      values.push(value)
    }
    const norm = Math.sqrt(length) || 1
    return { at: Int32Array.from(at), values: Float64Array.from(values, (value) => value / norm) }
  }

  // Plain loops over typed arrays: every start trains anew, and iterators take it twice the time.
  function score({ at, values }: Vector): void {
    scores.set(bias)
    for (let place = 0; place < at.length; place += 1) {
      const value = (values[place] as number) * sharpness
      const from = (at[place] as number) * labels
      for (let label = 0; label < labels; label += 1) {
        scores[label] = (scores[label] as number) + value * (weights[from + label] as number)
      }
    }
    let most = Number.NEGATIVE_INFINITY
    for (const one of scores) most = Math.max(most, one)
    let total = 0
    for (let label = 0; label < labels; label += 1) {
      const one = Math.exp((scores[label] ?? 0) - most)
      scores[label] = one
      total += one
    }
    for (let label = 0; label < labels; label += 1) scores[label] = (scores[label] ?? 0) / total
  }

  for (let round = 0; round < rounds; round += 1) {
    const step = rate / (1 + round / 4)
    for (const place of order) {
      const { label: right, vector } = known[place] as Known
      score(vector)
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

  return {
    guess(features) {
      score(vectorOf(features))
      return [...scores]
        .map((probability, label) => ({ label, probability }))
        .sort((a, b) => b.probability - a.probability)
    },
  }
}

function rarities(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return new Map(
    [...counts].map(([feature, count]) => [
      feature,
      Math.log((examples.length + 1) / (count + 0.5)),
    ]),
  )
}

/** Any order but by label; always the same. */
function shuffled(count: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at)
  let seed = 7
  for (let at = count - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = seed % (at + 1)
    const held = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = held
  }
  return places
}
