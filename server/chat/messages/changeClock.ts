/**
 * The clock of every `updatedAt`, by which screens that were away fetch what they missed. It never
 * goes back, whatever the machine's clock does, and no server stamps far below what another stored.
 * It is only a cursor: displayed times and expiry use the machine's clock.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { MessageQueries } from './queries'

/** Screens ask again for the last 30 s, long after other servers' stamps are known. */
const syncMs = 2_000

export class ChangeClock {
  private readonly syncTimer: NodeJS.Timeout | undefined
  /** Epoch milliseconds; 0 in an empty store. */
  private latest = 0
  /** Offset from the process's monotonic clock, which nobody sets, to this one. */
  private ahead = Number.NEGATIVE_INFINITY

  constructor(
    private readonly messages: Pick<MessageQueries, 'latestChange'>,
    /** Whether other servers write to the same store. */
    isShared: boolean,
    log: FastifyBaseLogger,
    /** The machine's clock, in epoch milliseconds. */
    private readonly now: () => number = Date.now,
  ) {
    if (!isShared) return
    this.syncTimer = setInterval(() => {
      this.sync().catch((err: unknown) =>
        log.warn({ err }, 'reading the latest change failed, retrying'),
      )
    }, syncMs)
    this.syncTimer.unref()
  }

  /** The stamp for a change about to be stored. */
  next(): Date {
    this.catchUp(this.now())
    this.latest = Math.max(this.latest, Math.floor(performance.now() + this.ahead))
    return new Date(this.latest)
  }

  /** The latest stamp known to this server: changes stored after it are never below it. */
  get readAt(): number {
    return this.latest
  }

  /** Reads the latest stored stamp. Await this before the first stamp. */
  async sync(): Promise<void> {
    const last = await this.messages.latestChange(new Date(this.latest))
    if (!last) return
    this.latest = Math.max(this.latest, last.getTime())
    this.catchUp(this.latest)
  }

  close(): void {
    clearInterval(this.syncTimer)
  }

  private catchUp(at: number): void {
    this.ahead = Math.max(this.ahead, at - performance.now())
  }
}
