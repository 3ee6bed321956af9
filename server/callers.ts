/** Who may make a call: what each kind of access asks of a request, and what the call is told of the caller. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'
import type { Sessions } from './session/sessions'
import { type VisitorCookies, visitorCookie } from './visitor'

export type Callers = ReturnType<typeof callers>

export function callers(sessions: Sessions, visitors: VisitorCookies) {
  const signedIn = (role: 'admin' | 'dealer') => async (request: FastifyRequest) => {
    const found = await sessions.ofCookies(role, request.cookies)
    if (!found) throw new Refusal('unauthorized', 'Please sign in.')
    return found
  }
  return {
    anyone: async () => null,
    visitor: async (request: FastifyRequest) => {
      const key = visitors.keyOf(request.cookies[visitorCookie])
      if (key === null) throw new Refusal('unauthorized', 'No conversation yet.')
      return key
    },
    dealer: signedIn('dealer'),
    admin: signedIn('admin'),
  }
}
