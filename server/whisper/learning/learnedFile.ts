/**
 * What was learned, as the bytes of a file and back. Weights are rounded to a 127th of the largest
 * of their feature, and most are none: compressed, a tenth of what they are in memory.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Learned } from './classifier'

/** What stands beside the weights. */
export interface Beside {
  /** The fingerprint of the examples it was learned from. */
  from: string
  /** What the labels are called, one by one. */
  heads: readonly string[]
  /** What people typed often: no slips. */
  words: readonly string[]
}

export interface Read extends Learned, Beside {}

interface Head extends Beside {
  labels: number
  rarest: number
  features: string[]
  rarities: number[]
  /** What one step of a feature's weights is; then those of an embedding's dimensions. */
  steps: number[]
  bias: number[]
  told: number[]
  toldSenses: number[]
  toldBias: number
}

const most = 127
const lengthBytes = 4

export function toBytes(
  { labels, features, rarest, weights, senses, bias, told, toldSenses, toldBias }: Learned,
  beside: Beside,
): Buffer {
  const row = (of: Float32Array, at: number) => of.subarray(at * labels, (at + 1) * labels)
  const rows = [
    ...[...features.values()].map(({ id }) => row(weights, id)),
    ...Array.from(toldSenses, (_, at) => row(senses, at)),
  ]
  const steps = rows.map((row) => short(row.reduce((a, b) => Math.max(a, Math.abs(b)), 0) / most))
  const head: Head = {
    ...{ ...beside, labels, steps },
    rarest: short(rarest),
    features: [...features.keys()],
    rarities: [...features.values()].map(({ rarity }) => short(rarity)),
    bias: [...bias].map(short),
    told: [...told].map(short),
    toldSenses: [...toldSenses].map(short),
    toldBias,
  }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(text.length)
  const whole = rows.map((row, at) =>
    Buffer.from(Int8Array.from(row, (weight) => Math.round(weight / (steps[at] || 1))).buffer),
  )
  return brotliCompressSync(Buffer.concat([length, text, ...whole]), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 },
  })
}

/** Of a file that the build has put into the program (`?url&inline`). */
export const fromInlined = (url: string): Read =>
  fromBytes(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))

export function fromBytes(bytes: Uint8Array): Read {
  const whole = brotliDecompressSync(bytes)
  const start = lengthBytes + whole.readUInt32LE()
  const head = JSON.parse(whole.toString('utf8', lengthBytes, start)) as Head
  const { labels } = head
  const rounded = new Int8Array(whole.buffer, whole.byteOffset + start)
  const all = new Float32Array(rounded.length)
  for (const [at, step] of head.steps.entries()) {
    for (let i = at * labels; i < (at + 1) * labels; i += 1) {
      all[i] = (rounded[i] as number) * step
    }
  }
  const end = head.features.length * labels
  return {
    ...{ from: head.from, heads: head.heads, words: head.words, labels, rarest: head.rarest },
    weights: all.subarray(0, end),
    senses: all.subarray(end),
    features: new Map(
      head.features.map((feature, id) => [feature, { id, rarity: head.rarities[id] ?? 0 }]),
    ),
    bias: Float32Array.from(head.bias),
    told: Float32Array.from(head.told),
    toldSenses: Float32Array.from(head.toldSenses),
    toldBias: head.toldBias,
  }
}

const short = (figure: number): number => Number(figure.toPrecision(4))
