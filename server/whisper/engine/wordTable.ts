/**
 * Meanings of words and their rarity, learned from messages of many trades (learnWords.ts): English
 * in general, no company.
 */

/** Numbers per stem. */
export const dimensions = 100

export interface LearnedWords {
  stems: string[]
  /** Words as written, seen often enough not to be misspellings. */
  forms: string[]
  /** One row of `dimensions` numbers per stem, of length 1. */
  vectors: Float32Array
  /** 0 to 1: how rare a stem is in messages of any kind. */
  rarities: Float32Array
}

export interface WordTable {
  /** Words as written, for spelling correction. */
  forms: readonly string[]
  /** 0 to 1: how rare a stem is in messages of any kind; 1 if it is unknown. */
  rarityOf(stem: string): number
  /** Cosine of the usage of two stems; 0 if one is unknown. */
  alike(one: string, other: string): number
  /** Stems with a cosine above `from`, the nearest first, without the stem itself. */
  nearTo(stem: string, from: number): { stem: string; alike: number }[]
  /** Weighted mean of length 1; undefined if no stem is known. */
  meanOf(stems: readonly string[], weightOf: (stem: string) => number): Float32Array | undefined
}

/** The file: the header's length, the header as JSON, a byte per rarity, a byte per vector number. */
interface Header {
  stems: string[]
  forms: string[]
}
const headerAt = 4
const byteMost = 255
const numberMost = 127

export function writeWordTable({ stems, forms, vectors, rarities }: LearnedWords): Buffer {
  const header = Buffer.from(JSON.stringify({ stems, forms } satisfies Header))
  const length = Buffer.alloc(headerAt)
  length.writeUInt32LE(header.length)
  const numbers = Int8Array.from(vectors, (value, index) => {
    const from = index - (index % dimensions)
    const row = vectors.subarray(from, from + dimensions)
    return Math.round(
      (value / row.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9)) * numberMost,
    )
  })
  const bytes = Uint8Array.from(rarities, (rarity) => Math.round(Math.min(1, rarity) * byteMost))
  return Buffer.concat([length, header, bytes, Buffer.from(numbers.buffer)])
}

export function readWordTable(content: Buffer): WordTable {
  const headerEnd = headerAt + content.readUInt32LE()
  const { stems, forms }: Header = JSON.parse(content.toString('utf8', headerAt, headerEnd))
  const numbersAt = headerEnd + stems.length
  const rarities = Float32Array.from(
    content.subarray(headerEnd, numbersAt),
    (byte) => byte / byteMost,
  )
  const vectors = Float32Array.from(new Int8Array(content.subarray(numbersAt)))
  for (let from = 0; from < vectors.length; from += dimensions)
    toLengthOne(vectors.subarray(from, from + dimensions))
  return createWordTable({ stems, forms, vectors, rarities })
}

export function createWordTable({ stems, forms, vectors, rarities }: LearnedWords): WordTable {
  const places = new Map(stems.map((one, index) => [one, index]))
  const vectorOf = (one: string): Float32Array | undefined => {
    const place = places.get(one)
    if (place === undefined) return undefined
    return vectors.subarray(place * dimensions, (place + 1) * dimensions)
  }
  return {
    forms,
    rarityOf: (one) => rarities[places.get(one) ?? -1] ?? 1,
    alike(one, other) {
      const [a, b] = [vectorOf(one), vectorOf(other)]
      if (!a || !b) return 0
      return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
    },
    nearTo(one, from) {
      const vector = vectorOf(one)
      if (!vector) return []
      const found: { stem: string; alike: number }[] = []
      for (let place = 0; place < stems.length; place += 1) {
        let alike = 0
        for (let at = 0, n = place * dimensions; at < dimensions; at += 1, n += 1)
          alike += (vector[at] as number) * (vectors[n] as number)
        if (alike > from && stems[place] !== one)
          found.push({ stem: stems[place] as string, alike })
      }
      return found.sort((a, b) => b.alike - a.alike)
    },
    meanOf(all, weightOf) {
      const mean = new Float32Array(dimensions)
      let isKnown = false
      for (const one of all) {
        const vector = vectorOf(one)
        if (!vector) continue
        isKnown = true
        const weight = weightOf(one)
        for (let at = 0; at < dimensions; at += 1)
          mean[at] = (mean[at] as number) + weight * (vector[at] as number)
      }
      return isKnown ? toLengthOne(mean) : undefined
    },
  }
}

function toLengthOne(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value ** 2
  const length = Math.sqrt(squares)
  if (length > 0)
    for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) / length
  return vector
}
