/** Sessions: a random id in the role's cookie, stored as a hash, revocable, valid for 12 hours. */
import { createHash, randomBytes } from 'node:crypto'
import type { EndedAs, Role } from '#shared/session/rules'
import type { TeamRole } from '#shared/team/rules'
import type { Collection, Filter, Store, Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    sessions: Session
  }
}

export const sessionHours = 12

/** The teammate whose password comes from the settings. */
export const firstTeammate = 'admin'

/** Separate, so that signing in or out in one role never ends the other. */
export const sessionCookies = {
  admin: 'admin-session',
  dealer: 'dealer-session',
} as const satisfies Record<Role, string>

export interface Session extends Stored {
  role: Role
  /** A dealer's password may open the admin pages, see ADMIN_ACCEPTS_DEALER_PASSWORD. */
  passwordOf: Role
  /** Who signed in to the admin pages; a change of their role ends the session. */
  teammate: string
  teamRole: TeamRole
  startedAt: Date
  expiresAt: Date
  /** Why it is over, for whoever has its cookie. */
  endedAs?: EndedAs
}

export class Sessions {
  private readonly sessions: Collection<Session>

  constructor(store: Store) {
    this.sessions = store.collection('sessions')
  }

  /** Resolves to the token for the cookie; it is not stored. */
  async start(
    role: Role,
    now = new Date(),
    passwordOf = role,
    teammate: { id: string; role: TeamRole } = { id: firstTeammate, role: 'admin' },
  ): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000)
    const _id = sessionId(token)
    const session: Session = {
      _id,
      role,
      passwordOf,
      teammate: teammate.id,
      teamRole: teammate.role,
      startedAt: now,
      expiresAt,
    }
    await this.sessions.insertOne(session)
    return { token, session }
  }

  async ofCookies(
    role: Role,
    cookies: Record<string, string | undefined>,
    now = new Date(),
  ): Promise<Session | null> {
    const token = cookies[sessionCookies[role]]
    if (!token) return null
    const session = await this.sessions.findOne({ _id: sessionId(token) })
    if (session?.role !== role || session.endedAs || session.expiresAt <= now) return null
    // A session from before there were teammates, or roles, is the first teammate's, or an admin's.
    const { teammate = firstTeammate, teamRole = 'admin' } = session
    return { ...session, teammate, teamRole }
  }

  /** Why this cookie's session was ended; undefined if it wasn't, or never existed. */
  async endedAs(
    role: Role,
    cookies: Record<string, string | undefined>,
  ): Promise<EndedAs | undefined> {
    const token = cookies[sessionCookies[role]]
    const found = token && (await this.sessions.findOne({ _id: sessionId(token), role }))
    return found ? found.endedAs : undefined
  }

  async exists(id: string): Promise<boolean> {
    const found = await this.sessions.findOne({ _id: id })
    return found !== null && found.endedAs === undefined
  }

  async end(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id })
  }

  /** Ends the role's sessions, and those of the other role that its password opened. */
  async endAll(role: Role): Promise<void> {
    await this.endThose({ role }, 'password')
    await this.endThose({ passwordOf: role }, 'password')
  }

  /** Ends a teammate's sessions, or those of them that match. */
  async endOf(teammate: string, why: EndedAs, those: Filter<Session> = {}): Promise<void> {
    await this.endThose({ ...those, role: 'admin', teammate }, why)
  }

  /** Ends admin sessions opened with the dealers' password. */
  async endDealersAsAdmins(): Promise<void> {
    await this.endThose({ role: 'admin', passwordOf: 'dealer' }, 'password')
  }

  /** They open nothing any more; the reason is kept until they would have expired. */
  private async endThose(those: Filter<Session>, endedAs: EndedAs): Promise<void> {
    const left = this.sessions.find({ ...those, endedAs: { $exists: false } })
    for await (const { _id } of left) await this.sessions.updateOne({ _id }, { $set: { endedAs } })
  }
}

/**
 * Ends sessions before and after a change that takes something from them: killed in between, it can
 * be repeated, and no session begun meanwhile outlives it.
 */
export async function endSessionsAround(
  end: () => Promise<void>,
  change: () => Promise<void>,
): Promise<void> {
  await end()
  await change()
  await end()
}

function sessionId(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
