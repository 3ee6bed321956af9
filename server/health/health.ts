/**
 * For monitors. GET /api/health: whether the server can do its work, else 503 with reasons. GET
 * /api/health/live: whether the event loop runs, whatever the store does. GET /api/metrics:
 * metrics.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { healthCalls, metricsCalls } from '#shared/health/calls'
import type { ServerContext } from '../context'
import { Refusal } from '../http/refusal'
import { readAtScrape, scrape } from '../monitoring/metrics'
import { NoRoom } from '../store/errors'
import type { Store } from '../store/port'

/** Probes within this time share one result, even in a flood. */
const keptMs = 1_000
/** A store that doesn't answer within this counts as down. */
const limitMs = 2_000

export function health({ serve, store, settings }: ServerContext): void {
  const findReasons = readiness(store)
  serve(healthCalls, {
    ready: async () => {
      const reasons = await findReasons()
      if (reasons.length > 0) throw unready(reasons)
      return { ok: true as const }
    },
    live: async () => ({ ok: true as const }),
  })
  readAtScrape('ready', async () => ((await findReasons()).length === 0 ? 1 : 0))
  if (settings.metricsToken === undefined) return
  serve(metricsCalls, {
    scrape: async (_, __, { reply }) => {
      const { type, text } = await scrape()
      return reply.type(type).send(text)
    },
  })
}

/** Refuses requests while the app closes. The liveness probe is answered to the end. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (request, _, done) => {
    const isRefused = isClosing && request.routeOptions.url !== '/api/health/live'
    done(isRefused ? unready(['The server is shutting down.']) : undefined)
  })
}

function unready(reasons: string[]): Refusal {
  const message = 'The service is unavailable right now. Please try again.'
  return new Refusal('unavailable', message, { retryAfter: 2, reasons })
}

/** Returns a function that finds why the store can't be used, if so; one ping runs at a time. */
function readiness(store: Store): () => Promise<string[]> {
  let pinging: Promise<string[]> | undefined
  let finding: Promise<string[]> | undefined
  let found: { reasons: string[]; at: number } | undefined

  async function ping(): Promise<string[]> {
    try {
      await store.ping()
      return []
    } catch (error) {
      return [
        error instanceof NoRoom
          ? 'The disk is full or nearly full.'
          : 'The store can’t be reached.',
      ]
    }
  }

  async function find(): Promise<string[]> {
    pinging ??= ping().finally(() => {
      pinging = undefined
    })
    const silent = pause(limitMs, ['The store doesn’t answer.'], { ref: false })
    const reasons = await Promise.race([pinging, silent])
    found = { reasons, at: performance.now() }
    return reasons
  }

  return async () => {
    if (found && performance.now() - found.at < keptMs) return found.reasons
    finding ??= find().finally(() => {
      finding = undefined
    })
    return finding
  }
}
