/**
 * Lets Whisper read the knowledge again when what it may read has changed: here before the admin is
 * answered, on other servers when they hear of it. A number in the store counts the changes, for
 * servers that hear nothing of each other and for what was lost on the way.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../live/live'
import { type Collection, isDuplicate, type Store, type Stored } from '../store/port'

interface ChangesCounted extends Stored {
  changes: number
}

/** Whisper, as far as it reads what is published. */
export interface Reader {
  reload(): Promise<void>
}

const factId = 'knowledge-changes'
const pollMs = 2_000

export class Reloading {
  private readonly facts: Collection<ChangesCounted>
  private readonly pollTimer: NodeJS.Timeout
  /** Up to which change Whisper knows the knowledge here. */
  private known = 0
  private running: Promise<void> | undefined
  /** A change was stored that could not be counted. */
  private isOwed = false

  private constructor(
    store: Store,
    private readonly live: Live,
    private readonly answerer: Reader | null,
    private readonly log: FastifyBaseLogger,
  ) {
    this.facts = store.collection<ChangesCounted>('facts')
    live.admins.on('knowledge', (changes) => {
      this.upTo(changes).catch(this.warn)
    })
    this.pollTimer = setInterval(() => this.poll().catch(this.warn), pollMs)
    this.pollTimer.unref()
  }

  /** A server that starts counts a change: one that died may not have come to it. */
  static async open(...parts: [Store, Live, Reader | null, FastifyBaseLogger]) {
    const reloading = new Reloading(...parts)
    const changes = await reloading.count()
    // Whisper reads before its first answer, so it will know this and all before.
    reloading.known = changes
    reloading.live.toServers('knowledge', changes)
    return reloading
  }

  /** After the write. Resolves when the next answer knows it; many at once are read once. */
  async changed(): Promise<void> {
    this.isOwed = true
    const changes = await this.count()
    this.isOwed = false
    this.live.toServers('knowledge', changes)
    await this.upTo(changes).catch(this.warn)
  }

  /** How often what Whisper reads has changed. */
  async changes(): Promise<number> {
    const fact = await this.facts.findOne({ _id: factId })
    return fact?.changes ?? 0
  }

  close(): void {
    clearInterval(this.pollTimer)
  }

  private async poll(): Promise<void> {
    if (this.isOwed) return this.changed()
    const fact = await this.facts.findOne({ _id: factId })
    if (fact) await this.upTo(fact.changes)
  }

  private async count(): Promise<number> {
    const counted = () =>
      this.facts.findOneAndUpdate(
        { _id: factId },
        { $inc: { changes: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
    const fact = await counted().catch((error: unknown) => {
      // Two servers' first: the other has made the document.
      if (!isDuplicate(error)) throw error
      return counted()
    })
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
