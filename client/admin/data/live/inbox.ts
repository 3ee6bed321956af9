/**
 * Collects incoming events and delivers them in batches, at most every 100 ms and down to once a
 * second when more arrives than anybody can read, so that a thousand changes a second cost one
 * render. Keeps only the newest change of an interaction. If the browser throttles a hidden page's
 * timers, it delivers early instead of piling up.
 */
import type { Change, Counts } from '#shared/chat/records'

export interface Batch {
  changes: Change[]
  /** An answer's text so far, by message id. */
  pieces: Map<string, string>
  counts: Counts | null
  presence: { visitors: number; panels: number } | null
}

const everyMs = 100
const slowestMs = 1_000
/** Added pause per delivered change. */
const perChangeMs = 10
const maxWaiting = 2_000

export class Inbox {
  private changes = new Map<string, Change>()
  private pieces = new Map<string, string>()
  private counts: Batch['counts'] = null
  private presence: Batch['presence'] = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Earliest time of the next batch. */
  private next = Number.NEGATIVE_INFINITY
  private readonly deliver: (batch: Batch) => void
  private readonly now: () => number

  constructor(deliver: (batch: Batch) => void, now = () => performance.now()) {
    this.deliver = deliver
    this.now = now
  }

  readonly change = (change: Change): void => {
    const known = this.changes.get(change.id)
    if (known === undefined || known.rev < change.rev) this.changes.set(change.id, change)
    this.pieces.delete(change.id)
    this.schedule()
  }

  readonly piece = ({ id, text }: { id: string; text: string }): void => {
    this.pieces.set(id, text)
    this.schedule()
  }

  readonly count = (counts: Counts): void => {
    this.counts = counts
    this.schedule()
  }

  readonly presences = (presence: { visitors: number; panels: number }): void => {
    this.presence = presence
    this.schedule()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private schedule(): void {
    if (this.changes.size + this.pieces.size >= maxWaiting) this.flush()
    else this.timer ??= setTimeout(this.flush, Math.max(0, this.next - this.now()))
  }

  private readonly flush = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    const { pieces, counts, presence } = this
    const changes = [...this.changes.values()]
    const pause = Math.min(slowestMs, Math.max(everyMs, changes.length * perChangeMs))
    this.next = this.now() + pause
    this.changes = new Map()
    this.pieces = new Map()
    this.counts = null
    this.presence = null
    this.deliver({ changes, pieces, counts, presence })
  }
}
