/**
 * Signing in and out. Specification, sections 5 and 8 for the words; the check is made here, on the
 * server, and what the browser stores opens nothing.
 */
import { sessionCalls } from '#shared/session/calls'
import { type Role, roles } from '#shared/session/rules'
import type { ServerContext } from '../context'
import { cookieOptions } from '../http/cookies'
import { Refusal } from '../http/refusal'
import type { Match, Passwords } from './passwords'
import { type Session, type Sessions, sessionCookies, sessionHours } from './sessions'
import { SignInThrottle } from './signInThrottle'

export function signIn(
  { serve, settings, live }: ServerContext,
  passwords: Passwords,
  sessions: Sessions,
): void {
  const throttle = new SignInThrottle()

  async function match(role: Role, password: string): Promise<Match | null> {
    const matched = await passwords.match(role, password)
    if (matched || role !== 'admin' || !settings.adminAcceptsDealerPassword) return matched
    return passwords.match('dealer', password)
  }

  async function end({ _id }: Session): Promise<void> {
    await sessions.end(_id)
    live.cutSession(_id)
  }

  serve(sessionCalls, {
    state: async ({ params }, _, { request }) => {
      const session = await sessions.ofCookies(knownRole(params.role), request.cookies)
      return { signedIn: session !== null }
    },

    signIn: async ({ params, body }, _, { request, reply }) => {
      const role = knownRole(params.role)
      let matched: Match | null = null
      const check = async () => {
        matched = await match(role, body.password)
        return matched !== null
      }
      if (!(await throttle.attempt(role, request.ip, check))) throw invalidPassword()
      const before = await sessions.ofCookies(role, request.cookies)
      const passwordOf = (matched as Match | null)?.role
      const { token, session } = await sessions.start(role, new Date(), passwordOf)
      // A new password ends all sessions once it is set: this one may have come after that.
      if (!matched || !(await passwords.isStill(matched))) {
        await end(session)
        throw invalidPassword()
      }
      if (before) await end(before)
      const options = { sameSite: 'strict', maxAge: sessionHours * 3600 } as const
      reply.setCookie(
        sessionCookies[role],
        token,
        cookieOptions(request, settings.publicUrl, options),
      )
      return { signedIn: true }
    },

    signOut: async ({ params }, _, { request, reply }) => {
      const role = knownRole(params.role)
      const session = await sessions.ofCookies(role, request.cookies)
      if (session) await end(session)
      reply.clearCookie(sessionCookies[role], { path: '/' })
      return { signedIn: false }
    },
  })
}

function invalidPassword(): Refusal {
  const fields = { password: 'Invalid password' }
  return new Refusal('unauthorized', 'Invalid password', { fields })
}

function knownRole(name: string): Role {
  const role = roles.find((known) => known === name)
  if (role) return role
  throw new Refusal('not-found', `Unknown role: ${roles.join(' or ')}.`)
}
