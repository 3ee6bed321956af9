/**
 * Parses bodies for a few milliseconds at a time, with senders taking turns. JSON with thousands of
 * names blocks the event loop: whatever arrives meanwhile is served before the next body.
 */
import type { FastifyRequest } from 'fastify'
import { tooMany } from '../refusal'
import { FairQueue } from './fairQueue'
import { blockOf, networkOf } from './network'

export type Parser = (
  request: FastifyRequest,
  body: string,
  done: (error: Error | null, body?: unknown) => void,
) => void

interface Waiting {
  parse(): void
  refuse(): void
}

/** 64 kB each, unless their senders are signed in. */
const maxWaiting = 1_000
/** Per turn of the event loop. */
const sliceMs = 4

const waiting = new FairQueue<Waiting>(maxWaiting)
let spentMs = 0
/** Whether parsing waits for the next turn of the event loop. */
let isPausing = false

/** Runs `parser` in its sender's turn. The work that `done` does before it returns counts, too. */
export function inTurn(parser: Parser): Parser {
  return (request, body, done) => {
    const network = networkOf(request.ip)
    const left = waiting.add([blockOf(network), network], {
      parse() {
        // As Fastify does, which is no longer on the stack if the body had to wait.
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
