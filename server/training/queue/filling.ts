/** Once for a store that is older than the queue: its interactions are looked through, in the background. */
import { setTimeout as pause } from 'node:timers/promises'
import type { StoredMessage } from '../../chat/documents'
import { migrateOnce } from '../../store/migrations'
import type { Collection, Store } from '../../store/port'
import type { Feeder } from './feeder'
import { reasonsOf } from './reasons'

const batch = 50
/** Between two batches, so that it is never noticed. */
const restMs = 50

export class Filling {
  private readonly messages: Collection<StoredMessage>
  private isClosed = false
  private running: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly feeder: Feeder,
  ) {
    this.messages = store.collection<StoredMessage>('messages')
  }

  start(failed: (error: unknown) => void): void {
    const fill = () => this.fill()
    this.running = migrateOnce(this.store, 'old-questions-queued', fill).catch(failed)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.running
  }

  /** Whoever is interrupted begins again: what is there already is known. */
  private async fill(): Promise<boolean> {
    let due: string[] = []
    const all = this.messages.find(
      { from: 'visitor' },
      { sort: { at: -1, _id: -1 }, projection: { answer: 1, feedback: 1, pick: 1 } },
    )
    for await (const message of all) {
      if (this.isClosed) return false
      if (reasonsOf(message).length > 0) due.push(message._id)
      if (due.length < batch) continue
      await this.feeder.feed(due)
      due = []
      await pause(restMs, undefined, { ref: false })
    }
    await this.feeder.feed(due)
    return true
  }
}
