/** Letters with a link as they are stored, and how one changes. Its state changes only for whoever holds its lease. */
import { randomUUID } from 'node:crypto'
import type { DueTime } from '../../jobs/due'
import { type Collection, type Filter, isDuplicate, type Store } from '../../store/port'
import type { OutgoingLetter } from './documents'

type Order = Required<Pick<OutgoingLetter, '_id' | 'key' | 'to' | 'link'>>
type Changes = Pick<OutgoingLetter, 'state' | 'problem' | 'failedAt'>

export class StoredLetters {
  private readonly letters: Collection<OutgoingLetter>
  private readonly by = randomUUID()

  constructor(
    store: Store,
    private readonly keptMs: number,
  ) {
    this.letters = store.collection('letters')
  }

  find(_id: string): Promise<OutgoingLetter | null> {
    return this.letters.findOne({ _id })
  }

  /** False when it is there already. */
  async add(order: Order): Promise<boolean> {
    const at = new Date()
    const expiresAt = new Date(at.getTime() + this.keptMs)
    try {
      await this.letters.insertOne({
        ...order,
        ...{ state: 'waiting', at, nextAt: at, tries: 0, expiresAt },
      })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return false
    }
  }

  due(nextAt: DueTime, limit: number): Promise<OutgoingLetter[]> {
    return this.letters.find({ nextAt }, { sort: { nextAt: 1 }, limit }).toArray()
  }

  /** Those that have still to go out, now or later. */
  countDue(): Promise<number> {
    return this.letters.countDocuments({ nextAt: { $gt: new Date(0) } })
  }

  /** Null when another server has it. */
  claim({ _id, nextAt, state }: OutgoingLetter, until: Date): Promise<OutgoingLetter | null> {
    return this.letters.findOneAndUpdate(
      { _id, state, ...(nextAt ? { nextAt } : {}) },
      { $set: { state: 'sending', by: this.by, nextAt: until }, $inc: { tries: 1 } },
      { returnDocument: 'after' },
    )
  }

  /** What others were sending is due at once. */
  async takeOver(): Promise<void> {
    const left = { state: 'sending', by: { $ne: this.by } } as const
    for await (const { _id } of this.letters.find(left)) {
      await this.letters.updateOne({ _id, ...left }, { $set: { nextAt: new Date() } })
    }
  }

  async putOff(letter: OutgoingLetter, nextAt: Date, problem: string): Promise<void> {
    await this.letters.updateOne(this.held(letter), {
      $set: { state: 'waiting', nextAt, problem },
      $unset: { by: '' },
    })
  }

  /** Address and link go with it; of the address of one that failed stays what admins see. */
  async end(letter: OutgoingLetter, changes: Changes): Promise<void> {
    const masked = changes.failedAt ? { masked: maskOf(letter.to ?? '') } : {}
    await this.letters.updateOne(this.held(letter), {
      $set: { ...changes, ...masked },
      $unset: {
        ...{ to: '', link: '', nextAt: '', by: '' },
        ...(changes.problem === undefined ? { problem: '' } : {}),
      },
    })
  }

  /** Those to an address from before a moment; what is at the mail server cannot be called back. */
  async forget(key: string, before: Date): Promise<void> {
    await this.letters.deleteMany({ key, at: { $lte: before } })
  }

  /** Only as long as it is ours: the lease may have ended. */
  private held({ _id, nextAt }: OutgoingLetter): Filter<OutgoingLetter> {
    return { _id, state: 'sending', by: this.by, ...(nextAt ? { nextAt } : {}) }
  }
}

/** r…@example.com */
function maskOf(address: string): string {
  return `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`
}
