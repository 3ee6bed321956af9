/** Sends changes of the queue to teammates, at most a few times a second. */
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../../live/live'
import type { StoredGroup } from './documents'
import type { RecomputedGroup } from './groups'
import { toQueuedQuestion } from './present'
import type { QueueCounter } from './queueCounter'

const everyMs = 300
const maxListed = 50

export class QueueBroadcaster {
  private readonly changed = new Map<string, StoredGroup | null>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly live: Live,
    private readonly counter: QueueCounter,
    private readonly log: FastifyBaseLogger,
  ) {}

  publish(changed: readonly RecomputedGroup[]): void {
    for (const { id, group } of changed) this.changed.set(id, group)
    this.schedule(everyMs)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private schedule(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.emit().catch((err: unknown) => this.log.warn({ err }, 'sending the queue failed'))
    }, ms).unref()
  }

  private async emit(): Promise<void> {
    const { teammates, shared } = this.live
    // If counting is slow, sends less often, with the state at that time.
    const { restsMs } = this.counter
    if (restsMs > 0) return this.schedule(restsMs)
    const all = [...this.changed]
    this.changed.clear()
    if (!shared && teammates.sockets.size === 0) return
    const isMore = all.length > maxListed
    const listed = isMore ? [] : all
    teammates.emit('queue', {
      changed: listed.flatMap(([, group]) => (group ? [toQueuedQuestion(group)] : [])),
      gone: listed.flatMap(([id, group]) => (group ? [] : [id])),
      counts: await this.counter.counts(),
      isMore,
    })
  }
}
