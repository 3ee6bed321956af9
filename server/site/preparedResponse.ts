/**
 * A response prepared before it is requested: a body in every encoding, with all headers. Written
 * directly to the socket, past Fastify's reply; the time saved pays for the limits checked before it.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor } from './encoding'

type Headers = Readonly<Record<string, string>>

interface Variant {
  body: Buffer
  etag: string
  /** Name, value, name, value …: written by Node without checks. */
  headers: string[]
  headersUnchanged: string[]
}

export interface PreparedResponse {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
}

/** A body and its compressed forms, if any. */
export interface Content {
  body: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** `headers`: all except those that depend on the encoding. */
export function prepareResponse(
  { body, br, gzip }: Content,
  headers: Headers,
  status = 200,
): PreparedResponse {
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  const isCompressed = br !== undefined || gzip !== undefined
  const variant = (encoding: Encoding, encoded: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${mark}"` : `"${mark}-${encoding}"`
    const unchanged: Record<string, string> = { ...headers, etag }
    if (isCompressed) unchanged.vary = 'accept-encoding'
    const whole: Record<string, string> = { ...unchanged, 'content-length': `${encoded.length}` }
    if (encoding !== 'identity') whole['content-encoding'] = encoding
    return {
      body: encoded,
      etag,
      headers: Object.entries(whole).flat(),
      headersUnchanged: Object.entries(unchanged).flat(),
    }
  }
  const identity = variant('identity', body)
  return {
    status,
    variants: {
      identity,
      br: br ? variant('br', br) : identity,
      gzip: gzip ? variant('gzip', gzip) : identity,
    },
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses texts made at start, after a change of taglines, or on request: quickly, a few percent
 * larger than possible, and off the event loop. `encodings`: the ones to make.
 */
export async function compressText(
  text: string,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Promise<Content> {
  const body = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // Setting up the default window of 4 MiB takes ten times the CPU of compressing the text.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(body.length + 1))),
  }
  const [br, zipped] = await Promise.all([
    encodings.includes('br') ? brotli(body, { params }) : undefined,
    encodings.includes('gzip') ? zip(body, { level: 9 }) : undefined,
  ])
  return { body, br, gzip: zipped }
}

/** The encoding that `send` chooses. */
export function encodingOf(request: FastifyRequest): Encoding {
  return encodingFor(conditionsOf(request.raw.rawHeaders).accepted)
}

/** Answers 304 if the browser has this body. */
export function send(answer: PreparedResponse, request: FastifyRequest, reply: FastifyReply): void {
  const { accepted, held } = conditionsOf(request.raw.rawHeaders)
  const variant = answer.variants[encodingFor(accepted)]
  reply.hijack()
  if (held !== undefined && answer.status === 200 && holds(held, variant.etag)) {
    reply.raw.writeHead(304, variant.headersUnchanged).end()
  } else {
    reply.raw.writeHead(answer.status, variant.headers).end(variant.body)
  }
}

/** Reads the raw list, since Node's `headers` would parse all headers for these two. */
function conditionsOf(raw: readonly string[]): {
  accepted: string | undefined
  held: string | undefined
} {
  let accepted: string | undefined
  let held: string | undefined
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') accepted = raw[at + 1]
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') held = raw[at + 1]
  }
  return { accepted, held }
}

function holds(held: string, etag: string): boolean {
  if (held === etag || held === '*') return true
  return held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
