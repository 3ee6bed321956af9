/**
 * Learns which words are used for the same things, from groups of messages that ask one thing each: words
 * of one group are near each other. Positive pointwise mutual information, reduced by a truncated
 * singular value decomposition (Levy and Goldberg, 2014; Halko et al., 2011 for the random projection).
 */
import { words } from '../words/fold'
import { stemsOf } from '../words/stems'
import { dimensions, type LearnedWords } from './wordTable'

const mostWords = 5_000
const leastGroups = 2
const leastTimes = 3
const passes = 6
/** Extra dimensions of the random projection, for accuracy; they are dropped at the end. */
const spare = 20
/** Context distribution smoothing: rare contexts would look more certain than they are. */
const smoothing = 0.75

/** Messages that ask one thing in different words, and what they are about. */
export interface MessageGroup {
  about: string
  messages: readonly string[]
}

/** A title weighs as much as this many messages: it says the same in the company's words. */
const messagesOfTitle = 5

export function learnWords(all: readonly MessageGroup[]): LearnedWords {
  const said = all.map(({ about, messages }) => [
    ...messages,
    ...Array<string>(messagesOfTitle).fill(about),
  ])
  const groups = said.map((messages) => messages.map(stemsOf))
  const counted = groups.map((messages) => {
    const counts = new Map<string, number>()
    for (const stems of messages)
      for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    return counts
  })
  const seen = new Map<string, number>()
  for (const counts of counted)
    for (const stem of counts.keys()) seen.set(stem, (seen.get(stem) ?? 0) + 1)
  const messages = groups.flat().length
  const saidIn = new Map<string, number>()
  for (const counts of counted)
    for (const [stem, times] of counts) saidIn.set(stem, (saidIn.get(stem) ?? 0) + times)
  const stems = [...seen]
    .filter(([, times]) => times >= leastGroups)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word)
  const matrix = information(counted, stems)
  const rarities = Float32Array.from(
    stems,
    (stem) => Math.log(messages / (saidIn.get(stem) ?? 1)) / Math.log(messages / leastGroups),
  )
  return { stems, forms: formsOf(said), vectors: decompose(matrix, stems.length), rarities }
}

function formsOf(said: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>()
  for (const word of words(said.flat().join('\n'))) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times].filter(([, count]) => count >= leastTimes).map(([word]) => word)
}

/** A symmetric matrix in compressed sparse row form. */
interface Sparse {
  starts: Uint32Array
  columns: Uint32Array
  values: Float32Array
}

function information(
  counted: readonly ReadonlyMap<string, number>[],
  stems: readonly string[],
): Sparse {
  const at = new Map(stems.map((stem, place) => [stem, place]))
  const together = stems.map(() => new Map<number, number>())
  for (const counts of counted) {
    const here = [...counts].flatMap(([stem, times]) => {
      const place = at.get(stem)
      return place === undefined ? [] : [[place, Math.sqrt(times)] as const]
    })
    for (const [one, times] of here) {
      const row = together[one] as Map<number, number>
      for (const [other, others] of here)
        if (other !== one) row.set(other, (row.get(other) ?? 0) + times * others)
    }
  }
  const sums = together.map((row) => [...row.values()].reduce((a, b) => a + b, 0))
  const total = sums.reduce((a, b) => a + b, 0)
  const smoothed = sums.map((sum) => sum ** smoothing)
  const smoothedTotal = smoothed.reduce((a, b) => a + b, 0)
  const starts = new Uint32Array(stems.length + 1)
  const columns: number[] = []
  const values: number[] = []
  for (const [one, row] of together.entries()) {
    for (const [other, times] of row) {
      const share = ((sums[one] ?? 0) / total) * ((smoothed[other] ?? 0) / smoothedTotal)
      const value = Math.log(times / total / share)
      if (value <= 0) continue
      columns.push(other)
      values.push(value)
    }
    starts[one + 1] = columns.length
  }
  return { starts, columns: Uint32Array.from(columns), values: Float32Array.from(values) }
}

/** The left singular vectors times the root of their singular values, each row of length 1. */
function decompose(matrix: Sparse, size: number): Float32Array {
  const width = dimensions + spare
  let basis = randomNumbers(size * width)
  for (let pass = 0; pass < passes; pass += 1) {
    basis = multiply(matrix, basis, size, width)
    orthonormalize(basis, size, width)
  }
  // The matrix projected onto the basis; columns come out in the order of their singular values.
  const image = multiply(matrix, basis, size, width)
  const weights = columnLengths(image, size, width)
  const vectors = new Float32Array(size * dimensions)
  for (let row = 0; row < size; row += 1) {
    let length = 0
    for (let column = 0; column < dimensions; column += 1) {
      const value = (basis[row * width + column] ?? 0) * Math.sqrt(weights[column] ?? 0)
      vectors[row * dimensions + column] = value
      length += value * value
    }
    const scale = length > 0 ? 1 / Math.sqrt(length) : 0
    for (let column = 0; column < dimensions; column += 1) {
      const place = row * dimensions + column
      vectors[place] = (vectors[place] ?? 0) * scale
    }
  }
  return vectors
}

function multiply(
  { starts, columns, values }: Sparse,
  by: Float32Array,
  size: number,
  width: number,
) {
  const product = new Float32Array(size * width)
  for (let row = 0; row < size; row += 1) {
    const own = product.subarray(row * width, (row + 1) * width)
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1) {
      const value = values[at] as number
      const from = (columns[at] as number) * width
      for (let column = 0; column < width; column += 1)
        own[column] = (own[column] as number) + value * (by[from + column] as number)
    }
  }
  return product
}

/** Gram-Schmidt, column by column, twice for accuracy. */
function orthonormalize(basis: Float32Array, size: number, width: number): void {
  for (let column = 0; column < width; column += 1) {
    for (let twice = 0; twice < 2; twice += 1) {
      for (let before = 0; before < column; before += 1) {
        let shared = 0
        for (let row = 0; row < size; row += 1)
          shared +=
            (basis[row * width + column] as number) * (basis[row * width + before] as number)
        for (let row = 0; row < size; row += 1) {
          const place = row * width + column
          basis[place] = (basis[place] as number) - shared * (basis[row * width + before] as number)
        }
      }
    }
    let length = 0
    for (let row = 0; row < size; row += 1) length += (basis[row * width + column] as number) ** 2
    const scale = length > 0 ? 1 / Math.sqrt(length) : 0
    for (let row = 0; row < size; row += 1) {
      const place = row * width + column
      basis[place] = (basis[place] as number) * scale
    }
  }
}

function columnLengths(image: Float32Array, size: number, width: number): Float64Array {
  const lengths = new Float64Array(width)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < width; column += 1)
      lengths[column] = (lengths[column] as number) + (image[row * width + column] as number) ** 2
  return lengths.map(Math.sqrt)
}

/** Pseudorandom with a fixed seed, so that every run gives the same table. */
function randomNumbers(count: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  })
}
