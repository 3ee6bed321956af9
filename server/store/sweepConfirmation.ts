/**
 * Keeps a wrong clock from deleting irrecoverable documents. A sweep that would delete more at once
 * than ever before needs a confirmation at least an hour later by the process's monotonic clock; it
 * then deletes what was announced and no more. A restart begins the wait again.
 */
import type { Collection, Store, Stored } from './port'

interface Most extends Stored {
  /** The most documents that this sweep ever deleted at once. */
  most: number
}

export const confirmationMs = 60 * 60_000
/** Counting stops here. */
const countLimit = 10_000

/** How many would expire by a moment (epoch milliseconds), counted up to a limit. */
type Count = (at: number, limit: number) => Promise<number>

export class SweepConfirmation {
  private readonly facts: Collection<Most>
  private readonly id: string
  private most = 0
  private first: { at: number; announcedAt: number } | undefined

  constructor(
    store: Pick<Store, 'collection'>,
    /** The name for the operator: `conversations`. */
    private readonly what: string,
    /** Called once per wait, with whole sentences. */
    private readonly warn: (message: string) => void,
  ) {
    this.facts = store.collection<Most>('facts')
    this.id = `sweep:${what}`
  }

  /** The moment up to which the sweep may delete; null while it waits. */
  async cutoff(now: number, count: Count): Promise<number | null> {
    this.most = (await this.facts.findOne({ _id: this.id }))?.most ?? 0
    const isUsual = (await count(now, this.most + 1)) <= this.most
    const { first } = this
    this.first = isUsual ? undefined : (first ?? { at: now, announcedAt: performance.now() })
    if (isUsual) return now
    if (!first) {
      this.warn(this.announcement(await count(now, this.most + countLimit), now))
      return null
    }
    if (performance.now() - first.announcedAt < confirmationMs) return null
    this.first = undefined
    return Math.min(first.at, now)
  }

  /** Called after each sweep. */
  async record(count: number): Promise<void> {
    if (count <= this.most) return
    await this.facts.updateOne({ _id: this.id }, { $max: { most: count } }, { upsert: true })
  }

  private announcement(count: number, now: number): string {
    const many = count < this.most + countLimit ? count : `${count} or more`
    return (
      `By this server's clock, ${new Date(now).toISOString()}, ${many} ${this.what} have expired, more than ` +
      `were ever deleted at once (${this.most}). They will be deleted in an hour, unless the clock or the ` +
      'settings say otherwise by then.'
    )
  }
}
