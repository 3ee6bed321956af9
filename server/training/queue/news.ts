/** Tells admins what has changed in the queue, a few times a second at most. */
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../../live/live'
import type { Counting } from './counting'
import type { StoredGroup } from './documents'
import type { Reckoned } from './groups'
import { toQueuedQuestion } from './present'

const everyMs = 300
const mostTold = 50

export class News {
  private readonly changed = new Map<string, StoredGroup | null>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly live: Live,
    private readonly counting: Counting,
    private readonly log: FastifyBaseLogger,
  ) {}

  tell(changed: readonly Reckoned[]): void {
    for (const { id, group } of changed) this.changed.set(id, group)
    this.wait(everyMs)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private wait(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.say().catch((err: unknown) => this.log.warn({ err }, 'the queue was not told'))
    }, ms).unref()
  }

  private async say(): Promise<void> {
    const { admins, shared } = this.live
    // What costs to be counted is told less often, and then as it is.
    const { restsMs } = this.counting
    if (restsMs > 0) return this.wait(restsMs)
    const all = [...this.changed]
    this.changed.clear()
    if (!shared && admins.sockets.size === 0) return
    const isMore = all.length > mostTold
    const told = isMore ? [] : all
    admins.emit('queue', {
      changed: told.flatMap(([, group]) => (group ? [toQueuedQuestion(group)] : [])),
      gone: told.flatMap(([id, group]) => (group ? [] : [id])),
      counts: await this.counting.counts(),
      isMore,
    })
  }
}
