/**
 * Bodies are parsed a few milliseconds at a time, and senders take turns. JSON of thousands of names holds the
 * event loop while it is parsed and checked: what arrives meanwhile is served before the next one.
 */
import type { FastifyRequest } from 'fastify'
import { FairQueue } from './fairQueue'
import { networkOf, siteOf } from './network'
import { tooMany } from './refusal'

export type Parser = (
  request: FastifyRequest,
  body: string,
  done: (error: Error | null, body?: unknown) => void,
) => void

interface Waiting {
  parse(): void
  refuse(): void
}

/** Of 64 kB each, unless their senders are signed in. */
const maxWaiting = 1_000
/** Of one turn of the event loop. */
const sliceMs = 4

const waiting = new FairQueue<Waiting>(maxWaiting)
let spentMs = 0
/** Whether the next turn of the event loop is waited for. */
let isPausing = false

/** `parser`, called when its sender has the turn. What `done` does before it returns counts as well. */
export function inTurn(parser: Parser): Parser {
  return (request, body, done) => {
    const network = networkOf(request.ip)
    const left = waiting.add([siteOf(network), network], {
      parse() {
        // As Fastify does, which is not above it on the stack when it had to wait.
        try {
          parser(request, body, done)
        } catch (error) {
          done(error as Error)
        }
      },
      refuse: () => done(tooMany(1)),
    })
    left?.refuse()
    parseSome()
  }
}

function parseSome(): void {
  while (spentMs < sliceMs) {
    const next = waiting.take()
    if (!next) break
    const from = performance.now()
    next.parse()
    spentMs += performance.now() - from
  }
  if (isPausing || spentMs === 0) return
  isPausing = true
  setImmediate(() => {
    isPausing = false
    spentMs = 0
    parseSome()
  })
}
