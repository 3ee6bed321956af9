/**
 * Downloads: one per used ticket, numbered by resource, so that the latest number is the count.
 * That is one write, which a repeated ticket can't make again, and there is no counter to get out
 * of step after a crash.
 */
import { Refusal } from '../http/refusal'
import { KeyedMutex } from '../jobs/keyedMutex'
import { type Collection, isDuplicate, type Store, type Stored } from '../store/port'
import type { Ticket } from './tickets'

declare module '../store/port' {
  interface Documents {
    downloads: Download
  }
}

/** The id is the ticket's. */
export interface Download extends Stored {
  resourceId: string
  n: number
  version: number
  sessionId: string
  at: Date
}

/** Other servers may take a number first, but not forever. */
const maxAttempts = 50

export class Downloads {
  private readonly downloads: Collection<Download>
  /** By resource: serializes the numbering within this server. */
  private readonly mutex = new KeyedMutex()

  constructor(store: Store) {
    this.downloads = store.collection('downloads')
  }

  /** Resolves, once it is stored, to the new count, or to null if this ticket was counted before. */
  async add(ticket: Ticket): Promise<number | null> {
    if (await this.isCounted(ticket)) return null
    return this.mutex.runExclusive(ticket.resourceId, () => this.store(ticket))
  }

  async count(resourceId: string): Promise<number> {
    const last = await this.downloads.findOne({ resourceId }, { sort: { n: -1 } })
    return last?.n ?? 0
  }

  /** The time of each download from `from` until before `until`. */
  async *times(resourceId: string, from: Date, until: Date): AsyncGenerator<Date> {
    const range = { resourceId, at: { $gte: from, $lt: until } }
    const found = this.downloads.find(range, { sort: { at: 1 }, projection: { at: 1 } })
    for await (const { at } of found) yield at
  }

  since(at: Date): AsyncIterable<Download> {
    return this.downloads.find({ at: { $gte: at } })
  }

  private async store(ticket: Ticket): Promise<number | null> {
    const { _id, resourceId, version, sessionId } = ticket
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const n = (await this.count(resourceId)) + 1
      try {
        await this.downloads.insertOne({ _id, resourceId, n, version, sessionId, at: new Date() })
        return n
      } catch (error) {
        if (!isDuplicate(error)) throw error
        if (await this.isCounted(ticket)) return null
      }
    }
    throw new Refusal('unavailable', 'Too many changes at once. Please try again.', {
      retryAfter: 1,
    })
  }

  private async isCounted({ _id }: Ticket): Promise<boolean> {
    return (await this.downloads.findOne({ _id })) !== null
  }
}
