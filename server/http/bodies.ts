/**
 * How much an address may send in bodies. Reading JSON holds the event loop, and one that never ends is
 * held in memory, so both are counted before anything of them is read, by the length that is announced.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { inTurn, type Parser } from './bodyTurns'
import type { Limits } from './limits'
import { NetworkBuckets } from './networkBuckets'
import { Refusal, tooMany, tooManyNames } from './refusal'

/** The longest body of a stranger's: the longest form, and what a browser reports in one go. */
export const bodyBytes = 64 * 1024
/** Of those who are signed in, whose session is looked at before it is read. */
export const signedInBodyBytes = 1024 * 1024

/**
 * Returns whether a request may wait behind another of its connection (pipelining.ts): Node holds the
 * beginning of its body meanwhile, which its address is charged for, and again when the body is read.
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
 * Names of the fields in a body: a report of forty hits has some hundreds, an entry with all its ways of
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

/** Bytes; as many as there may be where the length is not said. */
function announced({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return bodyBytes
  return Number(headers['content-length'] ?? 0)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only those who are signed in may call it: their bodies may be longer, and count once they are read. */
    isSignedIn?: boolean
    /** Its handler reads the body itself, within limits of its own. */
    limitsBody?: boolean
  }
}
