/** Queues old interactions once, in the background, in a store from before the queue existed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Messages } from '../../chat/chat'
import { migrateOnce } from '../../store/migrations'
import type { Store } from '../../store/port'
import type { Feeder } from './feeder'
import { reasonsOf } from './reasons'

const batchSize = 50
/** Pause between batches, so that it isn't noticed. */
const restMs = 50

export class Backfill {
  private isClosed = false
  private running: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly messages: Pick<Messages, 'allNewestFirst'>,
    private readonly feeder: Feeder,
  ) {}

  start(failed: (error: unknown) => void): void {
    const run = () => this.fill()
    this.running = migrateOnce(this.store, 'old-questions-queued', run).catch(failed)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.running
  }

  /** Starts over after an interruption, since questions already queued are recognized. */
  private async fill(): Promise<boolean> {
    let due: string[] = []
    for await (const message of this.messages.allNewestFirst()) {
      if (this.isClosed) return false
      if (reasonsOf(message).length > 0) due.push(message._id)
      if (due.length < batchSize) continue
      await this.feeder.feed(due)
      due = []
      await pause(restMs, undefined, { ref: false })
    }
    await this.feeder.feed(due)
    return true
  }
}
