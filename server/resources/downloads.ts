/**
 * Downloads: one per used ticket, numbered by resource, so that the latest number is the count.
 * That is one write, which a repeated ticket can't make again, and there is no counter to get out
 * of step after a crash.
 */
import { KeyedMutex } from '../jobs/keyedMutex'
import { retryIfChanged } from '../store/concurrentWrites'
import { type Collection, duplicatesIn, type Store, type Stored } from '../store/port'
import type { Ticket } from './tickets'

declare module '../store/port' {
  interface Documents {
    downloads: Download
  }
}

/** The id is the ticket's. */
interface Download extends Stored {
  resourceId: string
  n: number
  version: number
  sessionId: string
  at: Date
}

/** `added` is told the new count, or null if the ticket was counted before. */
interface Waiting {
  ticket: Ticket
  added: (count: number | null) => void
  failed: (error: unknown) => void
}

export class Downloads {
  private readonly downloads: Collection<Download>
  /** By resource: serializes the numbering within this server. */
  private readonly mutex = new KeyedMutex()
  /** By resource: those that are numbered next, together, since each write waits for the disk. */
  private readonly waiting = new Map<string, Waiting[]>()

  constructor(store: Store) {
    this.downloads = store.collection('downloads')
  }

  /** Resolves, once it is stored, to the new count, or to null if this ticket was counted before. */
  async add(ticket: Ticket): Promise<number | null> {
    if (await this.isCounted(ticket)) return null
    const { resourceId } = ticket
    const line = this.waiting.get(resourceId) ?? []
    const added = new Promise<number | null>((resolve, reject) => {
      line.push({ ticket, added: resolve, failed: reject })
    })
    if (line.length === 1) {
      this.waiting.set(resourceId, line)
      void this.mutex.runExclusive(resourceId, async () => {
        this.waiting.delete(resourceId)
        await this.number(resourceId, line).catch((error: unknown) => {
          for (const { failed } of line) failed(error)
        })
      })
    }
    return added
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

  /** In order, so that a crash leaves no gap in the numbers. */
  private async number(resourceId: string, line: readonly Waiting[]): Promise<void> {
    let left = line
    await retryIfChanged(async () => {
      const count = await this.count(resourceId)
      const at = new Date()
      const inserts = left.map(({ ticket: { _id, version, sessionId } }, index) => {
        const document = { _id, resourceId, n: count + 1 + index, version, sessionId, at }
        return { insertOne: { document } }
      })
      const refused = await this.downloads.bulkWrite(inserts).then(
        () => left.length,
        (error: unknown) => {
          const [first] = duplicatesIn(error) ?? []
          if (first === undefined) throw error
          return first
        },
      )
      for (const [index, { added }] of left.slice(0, refused).entries()) added(count + 1 + index)
      left = left.slice(refused)
      // Its number was taken by another server, or its ticket was counted meanwhile.
      if (left[0] && (await this.isCounted(left[0].ticket))) {
        left[0].added(null)
        left = left.slice(1)
      }
      return left.length === 0 || undefined
    })
  }

  private async isCounted({ _id }: Ticket): Promise<boolean> {
    return (await this.downloads.findOne({ _id })) !== null
  }
}
