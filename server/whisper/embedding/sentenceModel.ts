/**
 * The model of sentence embeddings: all-MiniLM-L6-v2 on ONNX Runtime, one core. It is read when it is first
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

export type SentenceModel = (text: string) => Promise<Embedding>

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
  return async (text) => {
    const ids = tokenizer.encode(text).ids.slice(0, mostTokens)
    const row = (values: readonly number[]) =>
      new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length])
    const found = await session.run({
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      token_type_ids: row(ids.map(() => 0)),
    })
    return meanOf(found.last_hidden_state?.data as Float32Array, ids.length)
  }
}

/** The mean over the tokens, made of length 1: as the model was trained. */
function meanOf(hidden: Float32Array, tokens: number): Embedding {
  const mean = new Float32Array(dimensions)
  for (let at = 0; at < tokens * dimensions; at += 1) {
    const place = at % dimensions
    mean[place] = (mean[place] as number) + (hidden[at] as number)
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
