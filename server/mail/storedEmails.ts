/**
 * Emails as stored, and their changes. Those of one key to one address are sent in the order in
 * which they were stored.
 */
import { anyTime } from '../jobs/due'
import { OrderedQueue } from '../jobs/orderedQueue'
import { insertIfNew } from '../store/concurrentWrites'
import { type Collection, duplicatesIn, type Store } from '../store/port'
import type { EmailResult, StoredEmail } from './documents'

type NewEmail = Required<Pick<StoredEmail, '_id' | 'kind' | 'key' | 'to' | 'data'>>
type CoveredEmail = Pick<NewEmail, '_id' | 'kind' | 'key'>
type Changes = Pick<StoredEmail, 'state' | 'problem' | 'failedAt'>

export class StoredEmails {
  readonly queue: OrderedQueue<StoredEmail>
  private readonly emails: Collection<StoredEmail>

  constructor(
    store: Store,
    private readonly keptMs: number,
  ) {
    this.emails = store.collection('emails')
    this.queue = new OrderedQueue(this.emails, ({ key, to = '' }) => ({ key, to }))
  }

  find(_id: string): Promise<StoredEmail | null> {
    return this.emails.findOne({ _id })
  }

  /** False if it exists already. */
  add(email: NewEmail): Promise<boolean> {
    return insertIfNew(this.emails, this.withExpiry({ ...email, ...this.queue.newJob() }))
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
    const fresh = this.queue.newJob()
    const { at, tries } = fresh
    const documents = [
      ...emails.map((email) => ({ ...email, ...fresh })),
      ...covered.map((email) => ({ ...email, state: 'sent' as const, at, tries })),
    ]
    const inserts = documents.map((email) => ({ insertOne: { document: this.withExpiry(email) } }))
    try {
      await this.emails.bulkWrite(inserts, { ordered: false })
    } catch (error) {
      // Another server has added them.
      if (!duplicatesIn(error)) throw error
    }
    return true
  }

  /** Of those stored before then and tried, how many have yet to be sent, and the oldest. */
  async delayed(before: Date): Promise<{ count: number; first: StoredEmail | null }> {
    const tried = { nextAt: anyTime, problem: { $exists: true }, at: { $lt: before } } as const
    const [first = null] = await this.emails.find(tried, { sort: { at: 1 }, limit: 1 }).toArray()
    return { count: first ? await this.emails.countDocuments(tried) : 0, first }
  }

  async putOff(email: StoredEmail, nextAt: Date, problem: string): Promise<void> {
    await this.emails.updateOne(this.queue.whileOurs(email), {
      $set: { state: 'waiting', nextAt, problem },
      $unset: { by: '', mayHaveGone: '' },
    })
  }

  /** It isn't sent again, but its kind has yet to be told. */
  async note(email: StoredEmail, end: EmailResult): Promise<void> {
    await this.emails.updateOne(this.queue.whileOurs(email), { $set: { end } })
  }

  /**
   * Removes the address and contents; if it failed, the masked address stays for admins. The next
   * that waited for it is due.
   */
  async end(email: StoredEmail, changes: Changes): Promise<void> {
    const masked = changes.failedAt ? { masked: maskOf(email.to ?? '') } : {}
    await this.emails.updateOne(this.queue.whileOurs(email), {
      $set: { ...changes, ...masked },
      $unset: {
        to: '',
        data: '',
        end: '',
        nextAt: '',
        by: '',
        mayHaveGone: '',
        ...(changes.problem === undefined ? { problem: '' } : {}),
      },
    })
    await this.queue.proceed(email)
  }

  /** Deletes emails with a key from before a moment; what the mail server has can't be recalled. */
  async forget(key: string, before: Date): Promise<void> {
    await this.emails.deleteMany({ key, at: { $lte: before } })
  }

  private withExpiry(email: Omit<StoredEmail, 'expiresAt'>): StoredEmail {
    return { ...email, expiresAt: new Date(email.at.getTime() + this.keptMs) }
  }
}

/** r…@example.com */
function maskOf(address: string): string {
  return `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`
}
