/** E-mails as they are stored, and how one changes. Its state changes only for whoever holds its lease. */
import { randomUUID } from 'node:crypto'
import type { DueTime } from '../jobs/due'
import { type Collection, type Filter, isDuplicate, type Store } from '../store/port'
import type { EmailResult, StoredEmail } from './documents'

type NewEmail = Required<Pick<StoredEmail, '_id' | 'kind' | 'key' | 'to' | 'data'>>
type Changes = Pick<StoredEmail, 'state' | 'problem' | 'failedAt'>

export class StoredEmails {
  private readonly emails: Collection<StoredEmail>
  private readonly by = randomUUID()

  constructor(
    store: Store,
    private readonly keptMs: number,
  ) {
    this.emails = store.collection('letters')
  }

  find(_id: string): Promise<StoredEmail | null> {
    return this.emails.findOne({ _id })
  }

  /** False when it is there already. */
  async add(email: NewEmail): Promise<boolean> {
    const at = new Date()
    const expiresAt = new Date(at.getTime() + this.keptMs)
    try {
      await this.emails.insertOne({
        ...email,
        ...{ state: 'waiting', at, nextAt: at, tries: 0, expiresAt },
      })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return false
    }
  }

  due(nextAt: DueTime, limit: number): Promise<StoredEmail[]> {
    return this.emails.find({ nextAt }, { sort: { nextAt: 1 }, limit }).toArray()
  }

  /** Those that have still to go out, now or later. */
  countDue(): Promise<number> {
    return this.emails.countDocuments({ nextAt: { $gt: new Date(0) } })
  }

  /** Null when another server has it. */
  claim({ _id, nextAt, state }: StoredEmail, until: Date): Promise<StoredEmail | null> {
    return this.emails.findOneAndUpdate(
      { _id, state, ...(nextAt ? { nextAt } : {}) },
      { $set: { state: 'sending', by: this.by, nextAt: until }, $inc: { tries: 1 } },
      { returnDocument: 'after' },
    )
  }

  /** What others were sending is due at once. */
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

  /** Not sent again, but its kind has still to be told. */
  async note(email: StoredEmail, end: EmailResult): Promise<void> {
    await this.emails.updateOne(this.leased(email), { $set: { end } })
  }

  /** Address and words go with it; of the address of one that failed stays what admins see. */
  async end(email: StoredEmail, changes: Changes): Promise<void> {
    const masked = changes.failedAt ? { masked: maskOf(email.to ?? '') } : {}
    await this.emails.updateOne(this.leased(email), {
      $set: { ...changes, ...masked },
      $unset: {
        ...{ to: '', data: '', end: '', nextAt: '', by: '' },
        ...(changes.problem === undefined ? { problem: '' } : {}),
      },
    })
  }

  /** Those with a key from before a moment; what is at the mail server cannot be called back. */
  async forget(key: string, before: Date): Promise<void> {
    await this.emails.deleteMany({ key, at: { $lte: before } })
  }

  /** Only as long as it is ours: the lease may have ended. */
  private leased({ _id, nextAt }: StoredEmail): Filter<StoredEmail> {
    return { _id, state: 'sending', by: this.by, ...(nextAt ? { nextAt } : {}) }
  }
}

/** r…@example.com */
function maskOf(address: string): string {
  return `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`
}
