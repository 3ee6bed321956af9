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
import { type Sessions, sessionCookies, sessionHours } from './sessions'
import { Slowing } from './slowing'

export function signIn(
  { serve, settings, live }: Plug,
  passwords: Passwords,
  sessions: Sessions,
): void {
  const slowing = new Slowing()

  async function accepts(role: Role, password: string): Promise<boolean> {
    if (await passwords.matches(role, password)) return true
    if (role !== 'admin' || !settings.adminAcceptsDealerPassword) return false
    return passwords.matches('dealer', password)
  }

  serve(sessionCalls, {
    state: async ({ params }, _, { request }) => {
      const session = await sessions.ofCookies(knownRole(params.role), request.cookies)
      return { signedIn: session !== null }
    },

    signIn: async ({ params, body }, _, { request, reply }) => {
      const role = knownRole(params.role)
      await slowing.before(request.ip)
      if (!(await accepts(role, body.password))) {
        slowing.wrong(request.ip)
        const fields = { password: 'Invalid password' }
        throw new Refusal('unauthorized', 'Invalid password', { fields })
      }
      slowing.right(request.ip)
      const { token } = await sessions.start(role)
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
      if (session) {
        await sessions.end(session._id)
        live.cutSession(session._id)
      }
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
