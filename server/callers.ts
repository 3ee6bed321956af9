/** Who may make a call: what each kind of access asks of a request, and what the call is told of the caller. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'
import type { Sessions } from './session/sessions'

export type Callers = ReturnType<typeof callers>

export function callers(sessions: Sessions) {
  const signedIn = (role: 'admin' | 'dealer') => async (request: FastifyRequest) => {
    const found = await sessions.ofCookies(role, request.cookies)
    if (!found) throw new Refusal('unauthorized', 'Please sign in.')
    return found
  }
  return {
    anyone: async () => null,
    visitor: async (request: FastifyRequest) => {
      if (request.visitorKey === null) throw new Refusal('unauthorized', 'No conversation yet.')
      return request.visitorKey
    },
    dealer: signedIn('dealer'),
    admin: signedIn('admin'),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose conversation this browser may see; null before the first visit to the panel. */
    visitorKey: string | null
  }
}
