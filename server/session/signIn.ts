/**
 * Signing in and out. The words are in sections 5 and 8 of the specification. The check is made
 * here, on the server: what the browser stores opens nothing.
 */
import { sessionCalls } from '#shared/session/calls'
import { type Role, roles } from '#shared/session/rules'
import type { ServerContext } from '../context'
import { cookieOptions } from '../http/cookies'
import { Refusal } from '../http/refusal'
import type { CheckQueue } from './checkQueue'
import type { Match, Passwords } from './passwords'
import { type Session, type Sessions, sessionCookies, sessionHours } from './sessions'
import { SignInThrottle } from './signInThrottle'

/** Passwords of all teammates but the first, who has the admins' password of the settings. */
export interface TeammatePasswords {
  match(password: string): Promise<Match | null>
  /** Whether no other password has been set since. */
  isCurrent(match: Match): Promise<boolean>
}

interface Parts {
  passwords: Passwords
  sessions: Sessions
  teammates: TeammatePasswords
  checks: CheckQueue
}

export function signIn(
  { serve, settings, live }: ServerContext,
  { passwords, sessions, teammates, checks }: Parts,
): void {
  const throttle = new SignInThrottle(checks)

  /** Compares every possible password, so that a wrong one takes as long as a right one. */
  async function match(role: Role, password: string): Promise<Match | null> {
    const matched = await passwords.match(role, password)
    if (role !== 'admin') return matched
    const teammate = await teammates.match(password)
    const dealer =
      settings.adminAcceptsDealerPassword && (await passwords.match('dealer', password))
    return matched ?? teammate ?? (dealer || null)
  }

  const isCurrent = (matched: Match): Promise<boolean> =>
    matched.teammate === undefined ? passwords.isCurrent(matched) : teammates.isCurrent(matched)

  async function end({ _id }: Session): Promise<void> {
    await sessions.end(_id)
    live.cutSession(_id)
  }

  serve(sessionCalls, {
    state: async ({ params }, _, { request }) => {
      const role = knownRole(params.role)
      if (await sessions.ofCookies(role, request.cookies)) return { signedIn: true }
      const ended = await sessions.endedAs(role, request.cookies)
      return { signedIn: false, ...(ended && { ended }) }
    },

    signIn: async ({ params, body }, _, { request, reply }) => {
      const role = knownRole(params.role)
      let matched: Match | null = null
      const check = async () => {
        matched = await match(role, body.password)
        return matched && (matched.teammate?.id ?? matched.role)
      }
      if ((await throttle.attempt(role, request.ip, check)) === null) throw invalidPassword()
      const before = await sessions.ofCookies(role, request.cookies)
      const { role: passwordOf, teammate } = (matched as Match | null) ?? {}
      const { token, session } = await sessions.start(role, new Date(), passwordOf, teammate)
      // A new password ends all sessions when it is set, but this one may have begun just after.
      if (!matched || !(await isCurrent(matched))) {
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
