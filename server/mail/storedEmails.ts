/**
 * Emails as stored, and their changes. Only the owner of its lease changes an email's state. Those
 * of one key to one address are sent in the order in which they were stored.
 */
import { randomUUID } from 'node:crypto'
import { anyTime, type DueTime } from '../jobs/due'
import { OrderedTimes } from '../jobs/orderedTimes'
import { insertIfNew } from '../store/concurrentWrites'
import { type Collection, duplicatesIn, type Filter, type Store } from '../store/port'
import type { EmailResult, StoredEmail } from './documents'

type NewEmail = Required<Pick<StoredEmail, '_id' | 'kind' | 'key' | 'to' | 'data'>>
type CoveredEmail = Pick<NewEmail, '_id' | 'kind' | 'key'>
type Changes = Pick<StoredEmail, 'state' | 'problem' | 'failedAt'>

export class StoredEmails {
  private readonly emails: Collection<StoredEmail>
  private readonly by = randomUUID()
  private readonly times = new OrderedTimes()

  constructor(
    store: Store,
    private readonly keptMs: number,
  ) {
    this.emails = store.collection('emails')
  }

  find(_id: string): Promise<StoredEmail | null> {
    return this.emails.findOne({ _id })
  }

  /** False if it exists already. */
  add(email: NewEmail): Promise<boolean> {
    return insertIfNew(this.emails, this.waiting(email, this.times.next()))
  }

  async known(ids: readonly string[]): Promise<Set<string>> {
    const found = this.emails.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
    return new Set((await found.toArray()).map(({ _id }) => _id))
  }

  /** In one write: all of them that don't exist, or none. False if there is none to send. */
  async addAll(
    emails: readonly NewEmail[],
    covered: readonly CoveredEmail[] = [],
  ): Promise<boolean> {
    if (emails.length === 0) return false
    const at = this.times.next()
    const documents = [
      ...emails.map((email) => this.waiting(email, at)),
      ...covered.map((email) => this.covered(email, at)),
    ]
    const inserts = documents.map((document) => ({ insertOne: { document } }))
    try {
      await this.emails.bulkWrite(inserts, { ordered: false })
    } catch (error) {
      // Another server has added them.
      if (!duplicatesIn(error)) throw error
    }
    return true
  }

  due(nextAt: DueTime, limit: number): Promise<StoredEmail[]> {
    return this.emails.find({ nextAt }, { sort: { nextAt: 1 }, limit }).toArray()
  }

  /** How many have yet to be sent, now or later. */
  countDue(): Promise<number> {
    return this.emails.countDocuments({ nextAt: { $gt: new Date(0) } })
  }

  /** Of those stored before then and tried, how many have yet to be sent, and the oldest. */
  async delayed(before: Date): Promise<{ count: number; first: StoredEmail | null }> {
    const tried = { nextAt: anyTime, problem: { $exists: true }, at: { $lt: before } } as const
    const [first = null] = await this.emails.find(tried, { sort: { at: 1 }, limit: 1 }).toArray()
    return { count: first ? await this.emails.countDocuments(tried) : 0, first }
  }

  /**
   * Null if another server has it, or an earlier one must go first: then it is due no sooner than
   * `soonest`, and as soon as that one is over.
   */
  async claim(
    found: StoredEmail,
    { until, soonest }: { until: Date; soonest: Date },
  ): Promise<StoredEmail | null> {
    const { _id, nextAt, state } = found
    const same = { _id, state, ...(nextAt ? { nextAt } : {}) }
    const first = await this.firstBefore(found)
    if (!first) {
      return this.emails.findOneAndUpdate(
        same,
        { $set: { state: 'sending', by: this.by, nextAt: until }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
    }
    const pausing = { _id: first._id, state: 'waiting' } as const
    const isNew = nextAt?.getTime() === found.at.getTime()
    // The mail server may be back by now: the first is tried, instead of both waiting for its pause.
    if (isNew) await this.emails.updateOne(pausing, { $set: { nextAt: new Date() } })
    const after = isNew ? 0 : (first.nextAt?.getTime() ?? 0)
    await this.emails.updateOne(same, {
      $set: { nextAt: new Date(Math.max(after, soonest.getTime())) },
    })
    return null
  }

  /** Makes what other servers were sending due at once. */
  async takeOver(): Promise<void> {
    const left = { state: 'sending', by: { $ne: this.by } } as const
    for await (const { _id } of this.emails.find(left)) {
      await this.emails.updateOne({ _id, ...left }, { $set: { nextAt: new Date() } })
    }
  }

  async putOff(email: StoredEmail, nextAt: Date, problem: string): Promise<void> {
    await this.emails.updateOne(this.leased(email), {
      $set: { state: 'waiting', nextAt, problem },
      $unset: { by: '' },
    })
  }

  /** It isn't sent again, but its kind has yet to be told. */
  async note(email: StoredEmail, end: EmailResult): Promise<void> {
    await this.emails.updateOne(this.leased(email), { $set: { end } })
  }

  /**
   * Removes the address and contents; if it failed, the masked address stays for admins. The next
   * that waited for it is due.
   */
  async end(email: StoredEmail, changes: Changes): Promise<void> {
    const masked = changes.failedAt ? { masked: maskOf(email.to ?? '') } : {}
    await this.emails.updateOne(this.leased(email), {
      $set: { ...changes, ...masked },
      $unset: {
        to: '',
        data: '',
        end: '',
        nextAt: '',
        by: '',
        ...(changes.problem === undefined ? { problem: '' } : {}),
      },
    })
    await this.emails.findOneAndUpdate(
      { ...sameLine(email), at: { $gt: email.at }, state: 'waiting', nextAt: anyTime },
      { $set: { nextAt: new Date() } },
      { returnDocument: 'after', sort: { at: 1 } },
    )
  }

  /** Deletes emails with a key from before a moment; what the mail server has can't be recalled. */
  async forget(key: string, before: Date): Promise<void> {
    await this.emails.deleteMany({ key, at: { $lte: before } })
  }

  /** The earliest of its key to its address that isn't over. */
  private firstBefore(email: StoredEmail): Promise<StoredEmail | null> {
    const earlier = { ...sameLine(email), at: { $lt: email.at }, nextAt: anyTime }
    return this.emails.findOne(earlier, { sort: { at: 1 } })
  }

  private waiting(email: NewEmail, at: Date): StoredEmail {
    return { ...email, state: 'waiting', at, nextAt: at, tries: 0, expiresAt: this.expiry(at) }
  }

  private covered(email: CoveredEmail, at: Date): StoredEmail {
    return { ...email, state: 'sent', at, tries: 0, expiresAt: this.expiry(at) }
  }

  private expiry(at: Date): Date {
    return new Date(at.getTime() + this.keptMs)
  }

  /** Matches only while the lease is still ours. */
  private leased({ _id, nextAt }: StoredEmail): Filter<StoredEmail> {
    return { _id, state: 'sending', by: this.by, ...(nextAt ? { nextAt } : {}) }
  }
}

/** Emails that wait for each other. */
const sameLine = ({ key, to = '' }: StoredEmail) => ({ key, to })

/** r…@example.com */
function maskOf(address: string): string {
  return `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`
}
