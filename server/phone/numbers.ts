import { insertIfNew } from '../store/concurrentWrites'
/**
 * Who may be texted: a number that began (it texted us, or its owner agreed) and hasn't sent STOP
 * since. Numbers are known by a keyed hash, so that STOP outlasts the number's own erasure.
 */
import { keyedHash, ownSecret } from '../store/ownSecret'
import type { Collection, Store } from '../store/port'
import type { StoredNumber } from './documents'

/** Withheld numbers, as Twilio spells them on a phone's keys: none is anybody's. */
const withheld: ReadonlySet<string> = new Set([
  '+266696687', // ANONYMOUS
  '+2562533', // BLOCKED
  '+7378742833', // RESTRICTED
  '+86282452253', // UNAVAILABLE
  '+8656696', // UNKNOWN
])

/** The number in a webhook's From; null if it is withheld, a short code or a name. */
export function numberOf(from: string): string | null {
  return /^\+[1-9]\d{6,14}$/.test(from) && !withheld.has(from) ? from : null
}

/** As people write it, if it is a US number: 202-555-0142. */
export function inWriting(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
}

export class Numbers {
  private readonly numbers: Collection<StoredNumber>
  private readonly secret: string
  private readonly keptMs: number

  private constructor(store: Store, secret: string, keptMs: number) {
    this.numbers = store.collection('numbers')
    this.secret = secret
    this.keptMs = keptMs
  }

  static async open(store: Store, keptMs: number): Promise<Numbers> {
    return new Numbers(store, await ownSecret(store, 'phone-key'), keptMs)
  }

  keyOf(number: string): string {
    return keyedHash(this.secret, number)
  }

  find(key: string): Promise<StoredNumber | null> {
    return this.numbers.findOne({ _id: key })
  }

  /** On the first text, or the owner's consent. A number that sent STOP stays stopped. */
  async begin(key: string): Promise<void> {
    const expiresAt = this.expiry()
    await insertIfNew(this.numbers, { _id: key, state: 'begun', period: 1, expiresAt })
    await this.numbers.updateOne({ _id: key, state: 'begun' }, { $set: { expiresAt } })
  }

  /** `period`: only if no START has begun another since. */
  async stop(key: string, at = new Date(), period?: number): Promise<void> {
    await insertIfNew(this.numbers, { _id: key, state: 'stopped', period: period ?? 1 })
    await this.numbers.updateOne(
      { _id: key, ...(period !== undefined && { period }) },
      { $set: { state: 'stopped' }, $max: { stoppedAt: at }, $unset: { expiresAt: '' } },
    )
  }

  async start(key: string, at = new Date()): Promise<void> {
    await this.begin(key)
    await this.numbers.updateOne(
      { _id: key, state: 'stopped', stoppedAt: { $not: { $gt: at } } },
      {
        $set: { state: 'begun', expiresAt: this.expiry() },
        $inc: { period: 1 },
        $unset: { welcomedBy: '' },
      },
    )
  }

  /** Whether this text carries the opt-in wording; the same for every repeat. */
  async claimOptIn(key: string, cause: string): Promise<boolean> {
    await this.numbers.updateOne(
      { _id: key, welcomedBy: { $exists: false } },
      { $set: { welcomedBy: cause } },
    )
    return (await this.find(key))?.welcomedBy === cause
  }

  private expiry(): Date {
    return new Date(Date.now() + this.keptMs)
  }
}
