/**
 * A random key for each day. A visitor's id is a hash of address and browser with it, which can't
 * be traced once the key is destroyed after 48 hours.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { insertIfNew } from '../../store/concurrentWrites'
import type { Collection, Store } from '../../store/port'
import type { StoredSalt } from '../documents'

const lifeMs = 48 * 3_600_000

export class Salts {
  private readonly salts: Collection<StoredSalt>
  private readonly known = new Map<string, StoredSalt>()
  /** A past day without a key never gets one. */
  private noneBefore = ''

  constructor(store: Store) {
    this.salts = store.collection('salts')
  }

  /** Makes the day's key if it has none yet. */
  async today(day: string, now: number): Promise<StoredSalt> {
    const known = (await this.find(day, now)) ?? null
    if (known) return known
    const expiresAt = new Date(now + lifeMs)
    const made = { _id: day, salt: randomBytes(32).toString('base64'), expiresAt }
    // Another server may have been first.
    const isFirst = await insertIfNew(this.salts, made)
    const salt = isFirst ? made : await this.salts.findOne({ _id: day })
    if (!salt) throw new Error(`The key of ${day} was deleted at once.`)
    this.known.set(day, salt)
    return salt
  }

  /** The previous day's key; null if there was none. */
  async yesterday(day: string, now: number): Promise<StoredSalt | null> {
    if (day === this.noneBefore) return null
    const found = await this.find(day, now)
    if (!found) this.noneBefore = day
    return found
  }

  /** Null if there is none, or it has expired. */
  async find(day: string, now: number): Promise<StoredSalt | null> {
    const known = this.known.get(day) ?? (await this.salts.findOne({ _id: day }))
    if (!known || known.expiresAt.getTime() <= now) return null
    this.known.set(day, known)
    return known
  }

  async destroyOld(now: number): Promise<void> {
    for (const [day, { expiresAt }] of this.known) {
      if (expiresAt.getTime() <= now) this.known.delete(day)
    }
    await this.salts.deleteMany({ expiresAt: { $lte: new Date(now) } })
  }
}

export function visitorHash({ salt }: StoredSalt, digest: string): string {
  return createHmac('sha256', salt).update(digest).digest('base64url').slice(0, 22)
}
