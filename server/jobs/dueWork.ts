/**
 * The worker of an ordered queue: looks for due jobs, takes each with a lease and works on several
 * at once. A job whose server died is due again when its lease ends.
 */
import type { FastifyBaseLogger } from 'fastify'
import { findDue } from './due'
import type { OrderedQueue, Queued } from './orderedQueue'
import type { SendingPace } from './sendingPace'

interface DueWorkParts<T extends Queued> {
  queue: OrderedQueue<T>
  work: (claimed: T) => Promise<void>
  pace: Pick<SendingPace, 'sweepMs' | 'leaseMs'>
  log: FastifyBaseLogger
}

/** Longer than any job is put off. */
const longestMs = 2 * 3_600_000
const page = 50
const atOnce = 20

export class DueWork<T extends Queued> {
  private readonly underWay = new Set<Promise<void>>()
  private readonly sweeping: NodeJS.Timeout
  private claiming: Promise<void> | undefined
  private claimsAgain = false
  private isClosed = false

  constructor(private readonly parts: DueWorkParts<T>) {
    this.sweeping = setInterval(() => this.sweep(), parts.pace.sweepMs)
    this.sweeping.unref()
  }

  /** Starts the jobs that are due, without waiting for them. */
  sweep(): void {
    this.claimsAgain = this.claiming !== undefined
    if (this.isClosed || this.claiming) return
    this.claiming = this.claimDue()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'finding due jobs failed, retrying'))
      .finally(() => {
        this.claiming = undefined
        if (this.claimsAgain) this.sweep()
      })
  }

  /** Starts nothing more, and waits for the jobs in progress. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.sweeping)
    await this.claiming
    await Promise.allSettled(this.underWay)
  }

  private async claimDue(): Promise<void> {
    const { queue, pace } = this.parts
    const due = await findDue(longestMs, (when) => queue.due(when, page))
    for (const found of due) {
      if (this.isClosed || this.underWay.size >= atOnce) return
      const claimed = await queue.claim(found, pace)
      if (claimed) this.start(claimed)
    }
    if (due.length >= page) this.claimsAgain = true
  }

  private start(claimed: T): void {
    const working = this.parts.work(claimed).catch((err: unknown) => {
      this.parts.log.warn({ err: nameOf(err), cause: claimed._id }, 'a job failed, retrying')
    })
    this.underWay.add(working)
    working.finally(() => {
      this.underWay.delete(working)
      this.sweep()
    })
  }
}

/** Only the name: an error's message may contain a number or an address. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}

/** The pause before the second try, the third and so on; the last also applies to all after it. */
export function backoffMs(tries: number, pausesMs: readonly number[]): number {
  return pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0
}
