/**
 * Signing in and out. Specification, sections 5 and 8 for the words; the check is made here, on the
 * server, and what the browser stores opens nothing.
 */
import { sessionCalls } from '#shared/session/calls'
import { type Role, roles } from '#shared/session/rules'
import { cookieOptions } from '../cookies'
import type { Plug } from '../plug'
import { Refusal } from '../refusal'
import type { Passwords } from './passwords'
import { type Session, type Sessions, sessionCookies, sessionHours } from './sessions'
import { SignInThrottle } from './signInThrottle'

export function signIn(
  { serve, settings, live }: Plug,
  passwords: Passwords,
  sessions: Sessions,
): void {
  const throttle = new SignInThrottle()

  async function accepts(role: Role, password: string): Promise<boolean> {
    if (await passwords.matches(role, password)) return true
    if (role !== 'admin' || !settings.adminAcceptsDealerPassword) return false
    return passwords.matches('dealer', password)
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
      const check = () => accepts(role, body.password)
      if (!(await throttle.attempt(role, request.ip, check))) {
        const fields = { password: 'Invalid password' }
        throw new Refusal('unauthorized', 'Invalid password', { fields })
      }
      const before = await sessions.ofCookies(role, request.cookies)
      const { token } = await sessions.start(role)
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

function knownRole(name: string): Role {
  const role = roles.find((known) => known === name)
  if (role) return role
  throw new Refusal('not-found', `Unknown role: ${roles.join(' or ')}.`)
}
