/**
 * Makes Whisper read the knowledge again when it changes: here before the admin gets a reply, on
 * other servers when they are notified. A counter of changes in the store serves servers that
 * aren't connected to each other, and lost notifications.
 */
import type { FastifyBaseLogger } from 'fastify'
import { PeriodicTask } from '../jobs/periodicTask'
import type { Live } from '../live/live'
import type { Collection, Store, Stored } from '../store/port'

interface ChangesCounted extends Stored {
  changes: number
}

/** Whisper, as far as it reads published knowledge. */
export interface Reader {
  reload(): Promise<void>
}

const factId = 'knowledge-changes'
const pollMs = 2_000

export class KnowledgeReloader {
  private readonly facts: Collection<ChangesCounted>
  private readonly polling: PeriodicTask
  /** The change up to which Whisper here has read the knowledge. */
  private known = 0
  private running: Promise<void> | undefined
  /** A change was stored, or may have been, and isn't counted. */
  private isOwed = false

  private constructor(
    store: Store,
    private readonly live: Live,
    private readonly answerer: Reader | null,
    private readonly log: FastifyBaseLogger,
  ) {
    this.facts = store.collection<ChangesCounted>('facts')
    live.teammates.on('knowledge', (changes) => {
      this.upTo(changes).catch(this.warn)
    })
    this.polling = new PeriodicTask(pollMs, () => this.poll(), this.warn)
  }

  /** Counts a change at start, since a server that died may not have counted its last one. */
  static async open(...parts: [Store, Live, Reader | null, FastifyBaseLogger]) {
    const reloader = new KnowledgeReloader(...parts)
    const changes = await reloader.count()
    // Whisper reads the knowledge before its first answer, so it includes all changes up to now.
    reloader.known = changes
    reloader.live.toServers('knowledge', changes)
    return reloader
  }

  /** Called after the write. Resolves when the next answer uses it; concurrent changes are read once. */
  async changed(): Promise<void> {
    this.isOwed = true
    const changes = await this.count()
    this.isOwed = false
    this.live.toServers('knowledge', changes)
    await this.upTo(changes).catch(this.warn)
  }

  /** After a write that failed, but may have been stored. */
  readSoon(): void {
    this.isOwed = true
  }

  /** How often Whisper's knowledge has changed. */
  async changes(): Promise<number> {
    const fact = await this.facts.findOne({ _id: factId })
    return fact?.changes ?? 0
  }

  close(): Promise<void> {
    return this.polling.stop()
  }

  private async poll(): Promise<void> {
    if (this.isOwed) return this.changed()
    const fact = await this.facts.findOne({ _id: factId })
    if (fact) await this.upTo(fact.changes)
  }

  private async count(): Promise<number> {
    const fact = await this.facts.findOneAndUpdate(
      { _id: factId },
      { $inc: { changes: 1 } },
      { upsert: true, returnDocument: 'after' },
    )
    return fact?.changes ?? 0
  }

  private async upTo(changes: number): Promise<void> {
    while (this.known < changes) {
      this.running ??= this.reload().finally(() => {
        this.running = undefined
      })
      await this.running
    }
  }

  private async reload(): Promise<void> {
    const fact = await this.facts.findOne({ _id: factId })
    await this.answerer?.reload()
    this.known = Math.max(this.known, fact?.changes ?? 0)
  }

  private readonly warn = (err: unknown): void => {
    this.log.warn({ err }, 'Whisper could not read the knowledge again; it is tried again')
  }
}
