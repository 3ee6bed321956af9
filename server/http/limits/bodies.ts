/**
 * Limits how much an address may send in bodies. Parsing JSON blocks the event loop, and an
 * unfinished body stays in memory, so bodies are counted before reading, by their announced length.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal, tooMany, tooManyNames } from '../refusal'
import { inTurn, type Parser } from './bodyTurns'
import type { Limits } from './limits'
import { NetworkBuckets } from './networkBuckets'

/** The longest body a stranger may send: the longest form, or one report of a browser. */
export const bodyBytes = 64 * 1024
/** For signed-in callers, whose session is checked before the body is read. */
export const signedInBodyBytes = 1024 * 1024

/**
 * Returns whether a request may wait behind another on its connection (pipelining.ts): meanwhile
 * Node buffers the start of its body. Its address is charged for that, and again when it is read.
 */
export function limitBodies(
  app: FastifyInstance,
  limits: Limits,
  addressOf: (request: IncomingMessage) => string,
): (request: IncomingMessage) => boolean {
  const read = new NetworkBuckets(limits.bodyKilobytes)
  app.addHook('onRequest', (request, _, done) => {
    const { isSignedIn, limitsBody } = request.routeOptions.config
    if (isSignedIn || limitsBody) return done()
    const kilobytes = announced(request) / 1024
    if (kilobytes === 0) return done()
    if (kilobytes > bodyBytes / 1024) return done(new Refusal('too-large', 'Too large.'))
    read.take(request.ip)
    read.charge(request.ip, kilobytes - 1)
    done()
  })
  return (request) => {
    const kilobytes = Math.min(announced(request), bodyBytes) / 1024
    if (kilobytes === 0) return true
    const address = addressOf(request)
    if (!read.tryTake(address)) return false
    read.charge(address, kilobytes - 1)
    return true
  }
}

/**
 * Field names in a body: a report of forty hits has a few hundred, an entry with all its ways of
 * asking tens of thousands. Each takes 2 µs to parse and check.
 */
const maxNames = { strangers: 2_000, signedIn: 100_000 }

export function parseJson(app: FastifyInstance, limits: Limits): void {
  const parse = app.getDefaultJsonParser('error', 'error') as Parser
  const signedIn = new NetworkBuckets(limits.signedInKilobytes)
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    inTurn((request, body, done) => {
      const { isSignedIn } = request.routeOptions.config
      const most = isSignedIn ? maxNames.signedIn : maxNames.strangers
      if ((body.match(/"\s*:/g)?.length ?? 0) > most) return done(tooManyNames())
      if (isSignedIn) {
        if (!signedIn.tryTake(request.ip)) return done(tooMany(5))
        signedIn.charge(request.ip, body.length / 1024 - 1)
      }
      parse(request, body, done)
    }),
  )
}

/** In bytes; the maximum if no length is announced. */
export function announced({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return bodyBytes
  return Number(headers['content-length'] ?? 0)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only signed-in callers may use it: their bodies may be longer, and are counted once read. */
    isSignedIn?: boolean
    /** Its handler reads the body itself, within limits of its own. */
    limitsBody?: boolean
  }
}
