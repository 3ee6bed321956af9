/**
 * The teammates' stored passwords. The first teammate has the admins' password of the settings.
 * The others' are hashed with one salt per installation, so that one computation finds the teammate,
 * and no two are the same.
 */
import { hash } from '@node-rs/argon2'
import { Refusal } from '../http/refusal'
import {
  type CheckQueue,
  endSessionsAround,
  firstTeammate,
  type Match,
  type TeammatePasswords,
} from '../session/session'
import { ownSecret } from '../store/ownSecret'
import { type Collection, isDuplicate, type Store } from '../store/port'
import type { StoredTeammate } from './documents'

/** Rank in the queue of checks: behind sign-ins from networks that have signed in before. */
const afterSignIns = 1

export class StoredPasswords implements TeammatePasswords {
  private constructor(
    private readonly teammates: Collection<StoredTeammate>,
    private readonly salt: Buffer,
    /** Where new passwords wait their turn; `match` is called from within it. */
    private readonly checks: CheckQueue,
  ) {}

  static async open(store: Store, checks: CheckQueue): Promise<StoredPasswords> {
    const secret = await ownSecret(store, 'teammate-salt')
    const salt = Buffer.from(secret, 'base64url').subarray(0, 16)
    return new StoredPasswords(store.collection('teammates'), salt, checks)
  }

  hash(password: string): Promise<string> {
    return this.checks.run(afterSignIns, () => this.hashOf(password))
  }

  /**
   * Throws a conflict if another teammate has this password, or for the first teammate. `end` ends
   * the sessions that the old one opened.
   */
  async set(id: string, password: string, end: () => Promise<void>): Promise<void> {
    refuseFirst(id)
    const $set = { hash: await this.hash(password) }
    try {
      await endSessionsAround(end, async () => {
        const { matchedCount } = await this.teammates.updateOne({ _id: id }, { $set })
        if (matchedCount === 0) throw new Refusal('not-found', 'Not Found')
      })
    } catch (error) {
      if (!isDuplicate(error)) throw error
      throw new Refusal('conflict', 'Choose another password.')
    }
  }

  /** Changes one's own password. A repeat changes nothing. Throws 'invalid' if `current` is wrong. */
  async change(
    id: string,
    current: string,
    password: string,
    end: () => Promise<void>,
  ): Promise<void> {
    refuseFirst(id)
    const isMine = async (tried: string) =>
      (await this.checks.run(afterSignIns, () => this.match(tried)))?.teammate?.id === id
    if (!(await isMine(current))) {
      if (await isMine(password)) return
      const message = 'This isn’t your current password.'
      throw new Refusal('invalid', message, { fields: { current: message } })
    }
    await this.set(id, password, end)
  }

  async match(password: string): Promise<Match | null> {
    const hashed = await this.hashOf(password)
    const found = await this.teammates.findOne({ hash: hashed })
    if (!found) return null
    const { _id: id, role = 'admin' } = found
    return { role: 'admin', hash: hashed, teammate: { id, role } }
  }

  async isCurrent({ teammate, hash }: Match): Promise<boolean> {
    const found = teammate && (await this.teammates.findOne({ _id: teammate.id }))
    return found?.hash === hash && (found.role ?? 'admin') === teammate?.role
  }

  private hashOf(password: string): Promise<string> {
    return hash(password, { salt: this.salt })
  }
}

export function refuseFirst(id: string): void {
  if (id !== firstTeammate) return
  throw new Refusal('conflict', 'The first teammate’s password is set with npm run password.')
}
