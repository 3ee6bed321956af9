/** The two roles' passwords: stored as argon2id hashes, created at the first start. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Role, roles } from '#shared/session/rules'
import type { TeamRole } from '#shared/team/rules'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'

interface PasswordFact extends Stored {
  hash: string
}

/** A password that was right: its role, and the hash it was compared with. */
export interface Match {
  role: Role
  hash: string
  /** The teammate, unless it is the first one, who is an admin. */
  teammate?: { id: string; role: TeamRole }
}

// No 0, O, 1, l or I: the password is read from a terminal and typed on a phone.
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function makePassword(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** argon2id with the library's parameters (19 MiB, 2 passes), OWASP's first recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

export class Passwords {
  private readonly facts: Collection<PasswordFact>

  constructor(store: Store) {
    this.facts = store.collection<PasswordFact>('facts')
  }

  async matches(role: Role, password: string): Promise<boolean> {
    return (await this.match(role, password)) !== null
  }

  /** Null if it is wrong. Check `isCurrent` once something was created from the match. */
  async match(role: Role, password: string): Promise<Match | null> {
    const fact = await this.facts.findOne({ _id: factId(role) })
    return fact && (await verify(fact.hash, password)) ? { role, hash: fact.hash } : null
  }

  /** Whether no other password has been set since. */
  async isCurrent({ role, hash: matched }: Match): Promise<boolean> {
    return (await this.facts.findOne({ _id: factId(role) }))?.hash === matched
  }

  async set(role: Role, hashed: string): Promise<void> {
    await this.facts.updateOne({ _id: factId(role) }, { $set: { hash: hashed } }, { upsert: true })
  }

  /**
   * Stores the settings' passwords of roles that have none. Resolves to the roles whose setting
   * isn't in force, because another password was set since.
   */
  async prepare(given: Record<Role, string | undefined>): Promise<Role[]> {
    const outdated: Role[] = []
    for (const role of roles) {
      const wanted = given[role]
      if (wanted === undefined) continue
      if (!(await this.exists(role))) await this.set(role, await hashPassword(wanted))
      else if (!(await this.matches(role, wanted))) outdated.push(role)
    }
    return outdated
  }

  /** Makes passwords for roles that have none. Resolves to them: they aren't stored in the clear. */
  async create(): Promise<Partial<Record<Role, string>>> {
    const created: Partial<Record<Role, string>> = {}
    for (const role of roles) {
      if (await this.exists(role)) continue
      const password = makePassword()
      const fact = { _id: factId(role), hash: await hashPassword(password) }
      // Another server may have begun on the same store: only what is stored opens anything.
      if (await insertIfNew(this.facts, fact)) created[role] = password
    }
    return created
  }

  private async exists(role: Role): Promise<boolean> {
    return (await this.facts.findOne({ _id: factId(role) })) !== null
  }
}

function factId(role: Role): string {
  return `password-${role}`
}
