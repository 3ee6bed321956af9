/**
 * Asks an OpenAI-compatible service for embeddings: one vector of length 1 per text, in the same
 * order. Throws an EmbeddingProblem, or the signal's reason.
 */
import { z } from 'zod'
import type { EmbeddingSettings } from '../../config/modelSettings'

export class EmbeddingProblem extends Error {
  override name = 'EmbeddingProblem'
  constructor(
    message: string,
    /** Whether the service refused this text, and may take others. */
    readonly isOfText = false,
  ) {
    super(message)
  }
}

/** What a service says to a text too long for its model, or stopped by its filter. */
const ofText = [400, 413, 422]

/** Not z.array, which describes each of a million wrong elements. */
const Vector = z.custom<number[]>(
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
)
const Reply = z.object({
  data: z.array(z.object({ index: z.number().int().min(0), embedding: Vector })),
})
const mostDimensions = 8_192
/** Maximum size of a reply, as reading a longer one would stop the server. */
const mostBytesFor = (texts: number) => 64 * 1024 + texts * mostDimensions * 24

export async function embed(
  { url, key, name }: Omit<EmbeddingSettings, 'dailyTokens'>,
  texts: readonly string[],
  { withinMs, signal }: { withinMs: number; signal?: AbortSignal | undefined },
): Promise<Float32Array[]> {
  const call = new AbortController()
  const late = setTimeout(
    () => call.abort(new EmbeddingProblem(`no reply within ${withinMs} ms`)),
    withinMs,
  )
  const leave = () => call.abort(signal?.reason)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  try {
    const reply = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model: name, input: texts, encoding_format: 'float' }),
      // The key must only reach the configured address.
      redirect: 'error',
      signal: call.signal,
    })
    const { status, ok, body } = reply
    if (!ok || !body) throw new EmbeddingProblem(`status ${status}`, ofText.includes(status))
    return vectorsIn(await textOf(body, mostBytesFor(texts.length), call.signal), texts.length)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (call.signal.aborted) throw call.signal.reason
    // The message of fetch's own error may quote what was sent, so it isn't passed on.
    throw error instanceof EmbeddingProblem ? error : new EmbeddingProblem('not reachable')
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', leave)
    call.abort()
  }
}

/** Cancels the reader too, since Node 20 and 22 may drop fetch's signal after the headers. */
async function textOf(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  try {
    const pieces: Uint8Array[] = []
    let bytes = 0
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes > mostBytes) throw new EmbeddingProblem('the reply is too long')
      pieces.push(piece.value)
    }
    signal.throwIfAborted()
    return Buffer.concat(pieces).toString('utf8')
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

function vectorsIn(text: string, count: number): Float32Array[] {
  const read = Reply.safeParse(json(text))
  if (!read.success) throw new EmbeddingProblem('the reply cannot be read')
  const { data } = read.data
  const vectors = [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  const [first] = vectors
  if (vectors.length !== count || data.some(({ index }) => index >= count))
    throw new EmbeddingProblem(`${vectors.length} vectors for ${count} texts`)
  const length = first?.length ?? 0
  if (length === 0 || length > mostDimensions || vectors.some((one) => one.length !== length))
    throw new EmbeddingProblem('vectors of different or impossible sizes')
  return vectors.map(toLengthOne)
}

function toLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values)
  // Infinite where squares overflow, though no number is.
  if (!(length > 0 && Number.isFinite(length)))
    throw new EmbeddingProblem('a vector without direction')
  return Float32Array.from(values, (value) => value / length)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
