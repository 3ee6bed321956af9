/**
 * How much an address may send in bodies. Reading JSON holds the event loop, and one that never ends is
 * held in memory, so both are counted before anything of them is read, by the length that is announced.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Buckets } from './bucket'
import type { Limits } from './limits'
import { networkOf } from './network'
import { Refusal } from './refusal'

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
  const read = new Buckets(limits.bodyKilobytes)
  app.addHook('onRequest', (request, _, done) => {
    const { isSignedIn, limitsBody } = request.routeOptions.config
    if (isSignedIn || limitsBody) return done()
    const kilobytes = announced(request) / 1024
    if (kilobytes === 0) return done()
    if (kilobytes > bodyBytes / 1024) return done(new Refusal('too-large', 'Too large.'))
    const network = networkOf(request.ip)
    read.take(network)
    read.charge(network, kilobytes - 1)
    done()
  })
  return (request) => {
    const kilobytes = Math.min(announced(request), bodyBytes) / 1024
    if (kilobytes === 0) return true
    const network = networkOf(addressOf(request))
    if (!read.tryTake(network)) return false
    read.charge(network, kilobytes - 1)
    return true
  }
}

/** Bytes; as many as there may be where the length is not said. */
function announced({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return bodyBytes
  return Number(headers['content-length'] ?? 0)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only those who are signed in may call it: their bodies may be longer, and are not counted. */
    isSignedIn?: boolean
    /** Its handler reads the body itself, within limits of its own. */
    limitsBody?: boolean
  }
}
