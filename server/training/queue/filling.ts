/** Once for a store that is older than the queue: its interactions are looked through, in the background. */
import { setTimeout as pause } from 'node:timers/promises'
import type { StoredMessage } from '../../chat/documents'
import type { Collection, Store, Stored } from '../../store/port'
import type { Feeder } from './feeder'
import { reasonsOf } from './reasons'

const fact = 'old-questions-queued'
const batch = 50
/** Between two batches, so that it is never noticed. */
const restMs = 50

export class Filling {
  private readonly facts: Collection<Stored>
  private readonly messages: Collection<StoredMessage>
  private isClosed = false
  private running: Promise<void> | undefined

  constructor(
    store: Store,
    private readonly feeder: Feeder,
  ) {
    this.facts = store.collection('facts')
    this.messages = store.collection<StoredMessage>('messages')
  }

  start(failed: (error: unknown) => void): void {
    this.running = this.fill().catch(failed)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.running
  }

  /** Whoever is interrupted begins again: what is there already is known. */
  private async fill(): Promise<void> {
    if (await this.facts.findOne({ _id: fact })) return
    let due: string[] = []
    const all = this.messages.find(
      { from: 'visitor' },
      { sort: { at: -1, _id: -1 }, projection: { answer: 1, feedback: 1 } },
    )
    for await (const message of all) {
      if (this.isClosed) return
      if (reasonsOf(message).length > 0) due.push(message._id)
      if (due.length < batch) continue
      await this.feeder.feed(due)
      due = []
      await pause(restMs, undefined, { ref: false })
    }
    await this.feeder.feed(due)
    await this.facts.updateOne({ _id: fact }, { $set: {} }, { upsert: true })
  }
}
