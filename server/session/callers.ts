/** How each kind of access is checked, and what a call learns about its caller. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal'
import { type VisitorCookies, visitorCookie } from '../http/visitor'
import type { Sessions } from './sessions'

export type Callers = ReturnType<typeof callers>

/** Without `metricsToken`, nobody is a monitor. */
export function callers(
  sessions: Sessions,
  visitors: VisitorCookies,
  metricsToken: string | undefined,
) {
  const signedIn = (role: 'admin' | 'dealer') => async (request: FastifyRequest) => {
    const found = await sessions.ofCookies(role, request.cookies)
    if (!found) throw new Refusal('unauthorized', 'Please sign in.')
    return found
  }
  const teammate = signedIn('admin')
  return {
    anyone: async () => null,
    visitor: async (request: FastifyRequest) => {
      const key = visitors.keyOf(request.cookies[visitorCookie])
      if (key === null) throw new Refusal('unauthorized', 'No conversation yet.')
      return key
    },
    dealer: signedIn('dealer'),
    teammate,
    admin: async (request: FastifyRequest) => {
      const session = await teammate(request)
      if (session.teamRole !== 'admin') throw onlyAdmins()
      return session
    },
    monitor: async ({ headers }: FastifyRequest) => {
      const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
      if (!given || !metricsToken || !isSame(given, metricsToken))
        throw new Refusal('unauthorized', 'The token is missing or wrong.')
      return null
    },
  }
}

export function onlyAdmins(): Refusal {
  return new Refusal('forbidden', 'Only admins can do that.')
}

/** Takes the same time for any secret, however much it has in common with the right one. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
