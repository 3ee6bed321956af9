/**
 * Changes stored messages. Every change is one write, which stamps the message and increments its
 * rev; then the counts are updated and the listeners told.
 */
import { EventEmitter } from 'node:events'
import type { Filter, Store, UpdateFilter } from '../../store/port'
import { contributionOf, differenceOf } from '../counts/delta'
import type { InteractionCounts } from '../counts/interactionCounts'
import type { DueInQueue, StoredMessage } from '../documents'
import type { ChangeClock } from './changeClock'
import type { MessageEvents } from './events'
import { MessageQueries } from './queries'

interface Parts {
  stamps: ChangeClock
  counts: InteractionCounts
  dueInQueue: DueInQueue
  /** Keys by which erased words are recognized where something was made from them. */
  wordKeysOf: (text: string) => Promise<string[]>
}

export const after = { returnDocument: 'after' } as const

export class MessageWrites extends MessageQueries {
  readonly events = new EventEmitter<MessageEvents>()

  constructor(
    store: Store,
    protected readonly parts: Parts,
  ) {
    super(store)
  }

  protected async changeAnnounced(
    filter: Filter<StoredMessage>,
    update: UpdateFilter<StoredMessage>,
  ): Promise<void> {
    const changed = await this.change(filter, update)
    if (changed) this.events.emit('changed', changed)
  }

  /** A change that also updates the counts, from what `before` counted for. */
  protected async changeCounted(
    before: StoredMessage,
    filter: Filter<StoredMessage>,
    update: UpdateFilter<StoredMessage>,
  ): Promise<StoredMessage | null> {
    const { counts } = this.parts
    await counts.touch(before)
    try {
      const changed = await this.change(filter, update)
      if (changed)
        counts.add(changed, differenceOf(contributionOf(before), contributionOf(changed)))
      return changed
    } catch (error) {
      counts.doubt(before.at)
      throw error
    }
  }

  protected change(
    filter: Filter<StoredMessage>,
    { $set, ...others }: UpdateFilter<StoredMessage>,
  ): Promise<StoredMessage | null> {
    const stamped = { ...$set, updatedAt: this.parts.stamps.next() } as typeof $set
    return this.collection.findOneAndUpdate(
      filter,
      { ...others, $set: stamped, $inc: { rev: 1 } } as UpdateFilter<StoredMessage>,
      after,
    )
  }
}
