/**
 * Streams a language model's reply from an OpenAI-compatible address. Returns when the answer is
 * complete; throws a ModelProblem otherwise. A consumer that stops early cancels the request.
 */

import type { ModelSettings } from '../../config/modelSettings'
import { type Chunk, readChunk, type Tokens, tokensOf } from './chunk'
import { ModelProblem } from './problem'
import type { PromptMessage } from './prompt'
import { serverSent } from './serverSent'

export interface Patience {
  /** Until the first piece, and between two pieces. */
  silenceMs: number
  /** For the whole answer: well under the lease of a question (chat/answers.ts). */
  wholeMs: number
  /** After the answer, until the token count arrives. */
  countMs: number
}
const patience: Patience = { silenceMs: 5_000, wholeMs: 12_000, countMs: 500 }

/** Tokens as counted by the service; undefined if it sent no readable count. */
type Heard = { text: string } | { tokens: Tokens | undefined }

interface Call {
  messages: readonly PromptMessage[]
  signal?: AbortSignal | undefined
  patient?: Patience
}

export async function* askModel(
  { url, key, name }: ModelSettings,
  { messages, signal, patient = patience }: Call,
): AsyncGenerator<Heard> {
  signal?.throwIfAborted()
  const call = new AbortController()
  const leave = () => call.abort(signal?.reason)
  const giveUp = (ms: number, why: 'silent' | 'slow') =>
    setTimeout(() => call.abort(new ModelProblem(why)), ms)
  signal?.addEventListener('abort', leave)
  const whole = giveUp(patient.wholeMs, 'slow')
  let silence = giveUp(patient.silenceMs, 'silent')
  const waitAgain = (ms: number) => {
    clearTimeout(silence)
    silence = giveUp(ms, 'silent')
  }
  let isComplete = false
  try {
    const reply = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      // Only parameters that every such service accepts; the length is limited by us (answerChecker.ts).
      body: JSON.stringify({
        model: name,
        messages,
        stream: true,
        stream_options: { include_usage: true },
      }),
      // The key must only reach the configured address.
      redirect: 'error',
      signal: call.signal,
    })
    if (!reply.ok) throw new ModelProblem('refused', `status ${reply.status}`)
    if (!reply.headers.get('content-type')?.includes('text/event-stream') || !reply.body) {
      throw new ModelProblem('unreadable')
    }
    for await (const data of serverSent(piecesOf(reply.body, call.signal))) {
      if (data === '[DONE]') {
        isComplete = true
        break
      }
      const chunk = readChunk(data)
      const text = textOf(chunk)
      if (text !== '') {
        if (!isComplete) waitAgain(patient.silenceMs)
        yield { text }
      }
      if (isEnd(chunk)) {
        isComplete = true
        waitAgain(patient.countMs)
      }
      if (chunk.usage) yield { tokens: tokensOf(chunk.usage) }
    }
    if (!isComplete) throw new ModelProblem('unreachable', 'broken off')
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // The answer is complete and only the token count is missing.
    if (isComplete && !isTooLong(error)) return
    throw error instanceof ModelProblem ? error : new ModelProblem('unreachable', codeOf(error))
  } finally {
    clearTimeout(whole)
    clearTimeout(silence)
    signal?.removeEventListener('abort', leave)
    call.abort()
  }
}

/**
 * Cancels the reader on abort. In Node 20 and 22, fetch drops its signal at the first garbage collection
 * after the headers. Canceling ends both the wait for a piece and the connection at once.
 */
async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value
    }
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

function textOf({ choices }: Chunk): string {
  return choices?.[0]?.delta?.content ?? ''
}

function isEnd({ choices }: Chunk): boolean {
  const reason = choices?.[0]?.finish_reason ?? ''
  if (reason === 'length') throw new ModelProblem('too-long')
  if (reason === 'content_filter') throw new ModelProblem('refused', reason)
  if (reason !== '' && reason !== 'stop') throw new ModelProblem('unreadable')
  return reason === 'stop'
}

function isTooLong(error: unknown): boolean {
  return error instanceof ModelProblem && error.kind === 'too-long'
}

/** An error code such as ECONNREFUSED; never a message, which may quote what was sent. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : ''
  return typeof code === 'string' ? code : ''
}
