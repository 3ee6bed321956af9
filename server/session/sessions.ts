/** Sessions: a random id in the role's cookie, stored as a hash, revocable, 12 hours. */
import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#shared/session/rules'
import type { TeamRole } from '#shared/team/rules'
import type { Collection, Store, Stored } from '../store/port'

declare module '../store/port' {
  interface Documents {
    sessions: Session
  }
}

export const sessionHours = 12

/** Whose password is that of the settings. */
export const firstTeammate = 'admin'

/** Apart, so that signing in or out as one role never ends the other. */
export const sessionCookies = {
  admin: 'admin-session',
  dealer: 'dealer-session',
} as const satisfies Record<Role, string>

export interface Session extends Stored {
  role: Role
  /** Whose password opened it: a dealer's may open the admin pages, see ADMIN_ACCEPTS_DEALER_PASSWORD. */
  passwordOf: Role
  /** Of who signed in to the admin pages: a change of the role ends it. */
  teammate: string
  teamRole: TeamRole
  startedAt: Date
  expiresAt: Date
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
      ...{ _id, role, passwordOf, teammate: teammate.id, teamRole: teammate.role },
      ...{ startedAt: now, expiresAt },
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
    if (session?.role !== role || session.expiresAt <= now) return null
    // One that was opened before there were teammates, or roles, is the first one's, or an admin's.
    const { teammate = firstTeammate, teamRole = 'admin' } = session
    return { ...session, teammate, teamRole }
  }

  async exists(id: string): Promise<boolean> {
    return (await this.sessions.findOne({ _id: id })) !== null
  }

  async end(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id })
  }

  /** Of the role, and those of the other that its password opened. */
  async endAll(role: Role): Promise<void> {
    await this.sessions.deleteMany({ role })
    await this.sessions.deleteMany({ passwordOf: role })
  }

  /** All of a teammate but one. */
  async endOf(teammate: string, except = ''): Promise<void> {
    await this.sessions.deleteMany({ role: 'admin', teammate, _id: { $ne: except } })
  }

  /** Admins' that a dealer's password opened. */
  async endDealersAsAdmins(): Promise<void> {
    await this.sessions.deleteMany({ role: 'admin', passwordOf: 'dealer' })
  }
}

function sessionId(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
