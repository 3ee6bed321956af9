/**
 * The model of sentence embeddings: two layers of all-MiniLM-L6-v2, tuned to what visitors ask (tune.py beside it),
 * on ONNX Runtime, one core. It is read when it is first needed, within a tenth of a second. Rejects where the
 * machine has no runtime for it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Tokenizer } from '@huggingface/tokenizers'
import { dimensions } from './dimensions'

/** What a sentence means, as a direction: sentences that mean alike point alike. Of length 1. */
export type Embedding = Float32Array

/** What is longer is cut: it bounds the time, and the question is seldom further back. */
const mostTokens = 64

/** Of all texts at once, because most of the time goes into reading the model's weights. */
export type SentenceModel = (texts: readonly string[]) => Promise<Embedding[]>

export async function readSentenceModel(): Promise<SentenceModel> {
  // Not every machine has a runtime for it, and those must start all the same.
  const { InferenceSession, Tensor }: typeof import('onnxruntime-node') = createRequire(
    import.meta.url,
  )('onnxruntime-node')
  const folder = modelFolder()
  const session = await InferenceSession.create(fileURLToPath(modelFile()), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Its steps are joined already; joined further they are slower (pack.py beside the model).
    graphOptimizationLevel: 'basic',
    logSeverityLevel: 3,
  })
  const tokenizer = new Tokenizer(
    JSON.parse(readFileSync(new URL('tokenizer.json', folder), 'utf8')),
    {},
  )
  return async (texts) => {
    const rows = texts.map((text) => tokenizer.encode(text).ids.slice(0, mostTokens))
    const { ids, positions, apart, pool } = oneRowOf(rows)
    const tokens = ids.length
    const found = await session.run({
      ids: new Tensor('int64', ids, [1, tokens]),
      positions: new Tensor('int64', positions, [1, tokens]),
      apart: new Tensor('float32', apart, [1, 1, tokens, tokens]),
      pool: new Tensor('float32', pool, [1, rows.length, tokens]),
    })
    const means = found.embeddings?.data as Float32Array
    return rows.map((_, at) => directionOf(means.subarray(at * dimensions, (at + 1) * dimensions)))
  }
}

/** Added between tokens of two texts, before shares are made of it: none is left. */
const unseen = -10_000

/** What the model reads (pack.py): the texts one after the other, none of which sees another. */
function oneRowOf(rows: readonly (readonly number[])[]) {
  const tokens = rows.reduce((sum, { length }) => sum + length, 0)
  const ids = new BigInt64Array(tokens)
  const positions = new BigInt64Array(tokens)
  const apart = new Float32Array(tokens * tokens).fill(unseen)
  const pool = new Float32Array(rows.length * tokens)
  let from = 0
  for (const [text, row] of rows.entries()) {
    const end = from + row.length
    for (const [position, id] of row.entries()) {
      const at = from + position
      ids[at] = BigInt(id)
      positions[at] = BigInt(position)
      apart.fill(0, at * tokens + from, at * tokens + end)
    }
    pool.fill(1 / row.length, text * tokens + from, text * tokens + end)
    from = end
  }
  return { ids, positions, apart, pool }
}

/** Made of length 1. */
function directionOf(mean: Float32Array): Embedding {
  let square = 0
  for (const value of mean) square += value * value
  const length = Math.sqrt(square) || 1
  return mean.map((value) => value / length)
}

export const modelFile = (): URL => new URL('model.onnx', modelFolder())

/** Beside the source, or beside the bundled worker. */
function modelFolder(): URL {
  const places = ['./', '../']
  const found = places
    .map((place) => new URL(`${place}all-minilm-l6-v2/`, import.meta.url))
    .find((folder) => existsSync(folder))
  if (found === undefined) throw new Error('The sentence model is missing: run npm run build.')
  return found
}
