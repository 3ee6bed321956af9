/**
 * An answer that is ready before it is asked for: a body in every encoding with its headers. Sending
 * one costs what Fastify's own reply costs.
 */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor } from './encoding'

interface Variant {
  body: Buffer
  etag: string
  headers: Readonly<Record<string, string>>
}

export interface ReadyAnswer {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
}

interface Content {
  body: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Bodies without a compressed form go out as they are. */
export function ready(
  { body, br, gzip }: Content,
  headers: Readonly<Record<string, string>>,
  status = 200,
): ReadyAnswer {
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  const isCompressed = br !== undefined || gzip !== undefined
  const variant = (encoding: Encoding, encoded: Buffer | undefined): Variant => {
    if (!encoded) return identity
    const etag = encoding === 'identity' ? `"${mark}"` : `"${mark}-${encoding}"`
    const own: Record<string, string> = { ...headers, etag, 'content-length': `${encoded.length}` }
    if (isCompressed) own.vary = 'accept-encoding'
    if (encoding !== 'identity') own['content-encoding'] = encoding
    return { body: encoded, etag, headers: own }
  }
  const identity = variant('identity', body)
  return {
    status,
    variants: { identity, br: variant('br', br), gzip: variant('gzip', gzip) },
  }
}

/** For what is made at the start: compressed quickly, a few per cent larger than at leisure. */
export function readyText(
  text: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): ReadyAnswer {
  const body = Buffer.from(text)
  const br = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return ready({ body, br, gzip: gzipSync(body, { level: 9 }) }, headers, status)
}

/** Answers 304 to a browser that has this very body. */
export function send(answer: ReadyAnswer, request: FastifyRequest, reply: FastifyReply) {
  const variant = answer.variants[encodingFor(request.headers['accept-encoding'])]
  const held = request.headers['if-none-match']
  if (held !== undefined && answer.status === 200 && holds(held, variant.etag)) {
    const { 'content-length': _length, ...headers } = variant.headers
    return reply.code(304).headers(headers).send()
  }
  return reply.code(answer.status).headers(variant.headers).send(variant.body)
}

function holds(held: string, etag: string): boolean {
  if (held === etag || held === '*') return true
  return held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
