/**
 * The model of sentence embeddings: five layers of all-MiniLM-L6-v2 on ONNX Runtime, one core. It is read when it is first
 * needed, within a tenth of a second. Rejects where the machine has no runtime for it.
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
  const session = await InferenceSession.create(fileURLToPath(new URL('model.onnx', folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  const tokenizer = new Tokenizer(
    JSON.parse(readFileSync(new URL('tokenizer.json', folder), 'utf8')),
    {},
  )
  return async (texts) => {
    const rows = texts.map((text) => tokenizer.encode(text).ids.slice(0, mostTokens))
    const width = Math.max(0, ...rows.map(({ length }) => length))
    const table = (numberOf: (row: readonly number[], at: number) => number) => {
      const values = new BigInt64Array(rows.length * width)
      for (const [place, row] of rows.entries()) {
        for (let at = 0; at < row.length; at += 1) {
          values[place * width + at] = BigInt(numberOf(row, at))
        }
      }
      return new Tensor('int64', values, [rows.length, width])
    }
    const found = await session.run({
      input_ids: table((row, at) => row[at] ?? 0),
      attention_mask: table(() => 1),
      token_type_ids: table(() => 0),
    })
    const hidden = found.last_hidden_state?.data as Float32Array
    return rows.map(({ length }, place) => {
      const from = place * width * dimensions
      return meanOf(hidden.subarray(from, from + length * dimensions))
    })
  }
}

/** The mean over the tokens, made of length 1. */
function meanOf(hidden: Float32Array): Embedding {
  const mean = new Float32Array(dimensions)
  // Plain loops: iterators over 10,000 numbers cost a twentieth of a question.
  for (let from = 0; from < hidden.length; from += dimensions) {
    for (let at = 0; at < dimensions; at += 1) {
      mean[at] = (mean[at] as number) + (hidden[from + at] as number)
    }
  }
  const length = Math.hypot(...mean) || 1
  return mean.map((value) => value / length)
}

/** Beside the source, or beside the bundled worker. */
function modelFolder(): URL {
  const places = ['./', '../']
  const found = places
    .map((place) => new URL(`${place}all-minilm-l6-v2/`, import.meta.url))
    .find((folder) => existsSync(folder))
  if (found === undefined) throw new Error('The sentence model is missing: run npm run build.')
  return found
}
