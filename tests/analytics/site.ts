/** The real app with a controllable clock, and browsers that report visits to it. */
import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/context'
import type { Figures } from '#shared/analytics/records'
import { startWorld, type World, type WorldOptions } from '../chat/world'

export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
export const minute = 60_000
export const hour = 60 * minute

export interface Site {
  world: World
  analytics: ServerContext['analytics']
  cookie: string
  clock: { now: number }
  /** A visitor at this address. */
  at(address: string, headers?: Record<string, string>): Visitor
  figures(query?: Record<string, string>): Promise<Figures>
  close(): Promise<void>
}

export interface Visitor {
  report(...hits: object[]): Promise<Response>
  /** Resolves to the id of the page view. */
  see(path: string, said?: Record<string, string>): Promise<string>
  use(view: string, ms: number): Promise<Response>
  act(view: string, action: string): Promise<Response>
}

/** Noon in New York on a future day, so that nothing expires while the test runs. */
export const noon = Date.parse('2031-06-11T16:00:00Z')

export async function openSite(options: WorldOptions = {}, startsAt = noon): Promise<Site> {
  const clock = { now: startsAt }
  let analytics: ServerContext['analytics'] | undefined
  const world = await startWorld({
    ...options,
    env: { TRUST_PROXY: 'true', ...options.env },
    now: () => clock.now,
    more: (context) => {
      analytics = context.analytics
    },
  })
  if (!analytics) throw new Error('The app has no analytics.')
  const cookie = await world.signIn()

  const at = (address: string, headers: Record<string, string> = {}): Visitor => {
    const report = (...hits: object[]) =>
      world.call('POST', '/api/visits', {
        body: { hits },
        headers: { 'user-agent': browser, 'x-forwarded-for': address, ...headers },
      })
    return {
      report,
      see: async (path, said = {}) => {
        const id = randomUUID()
        await report({ kind: 'view', id, path, ...said })
        return id
      },
      use: (view, ms) => report({ kind: 'engaged', id: randomUUID(), view, ms }),
      act: (view, action) => report({ kind: 'action', id: randomUUID(), view, action }),
    }
  }

  return {
    world,
    analytics,
    cookie,
    clock,
    at,
    figures: async (query = { range: 'today' }) => {
      const path = `/api/analytics?${new URLSearchParams(query)}`
      const reply = await world.call('GET', path, { cookie })
      if (reply.status !== 200) throw new Error(await reply.text())
      return reply.json()
    },
    close: () => world.close(),
  }
}
