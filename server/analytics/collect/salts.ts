/**
 * A random key for each day. What it made of an address and a browser tells visitors of that day apart
 * and, once the key is destroyed after 48 hours, leads back to nobody.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { type Collection, isDuplicate, type Store } from '../../store/port'
import type { StoredSalt } from '../documents'

const lifeMs = 48 * 3_600_000

export class Salts {
  private readonly salts: Collection<StoredSalt>
  private readonly known = new Map<string, StoredSalt>()
  /** A day that is over and had no key will have none. */
  private noneBefore = ''

  constructor(store: Store) {
    this.salts = store.collection('salts')
  }

  /** Makes the day's key when it has none yet. */
  async today(day: string, now: number): Promise<StoredSalt> {
    const known = (await this.find(day, now)) ?? null
    if (known) return known
    const expiresAt = new Date(now + lifeMs)
    const made = { _id: day, salt: randomBytes(32).toString('base64'), expiresAt }
    try {
      await this.salts.insertOne(made)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const first = await this.salts.findOne({ _id: day })
      if (!first) throw error
      this.known.set(day, first)
      return first
    }
    this.known.set(day, made)
    return made
  }

  /** Of the day before; null where there was none. */
  async yesterday(day: string, now: number): Promise<StoredSalt | null> {
    if (day === this.noneBefore) return null
    const found = await this.find(day, now)
    if (!found) this.noneBefore = day
    return found
  }

  /** Null where there is none, or none any more. */
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
