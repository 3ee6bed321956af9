/**
 * Recounts a day's interactions while they keep changing. Each change is counted once: either it
 * was there when its message was read, as the message's `rev` tells, or it is added.
 */
import type { StoredMessage } from '../documents'
import { contributionOf, type Delta, nothing, sumOf } from './delta'

/** Where the messages of a range of time are read from. */
export interface CountedMessages {
  countedBetween(from: Date, to: Date): AsyncIterable<StoredMessage>
}

/** A message after a change. */
export type Changed = Pick<StoredMessage, '_id' | 'at' | 'rev'>

export class DayRecount {
  /** Messages whose change may be stored before this server learns of it. */
  private readonly touched = new Set<string>()
  /** The revision in which each of those was read. */
  private readonly seen = new Map<string, number>()
  private readonly changes: { message: Changed; delta: Delta }[] = []
  private counted: Delta = nothing
  private end = () => {}
  /** Resolves when the recount is finished. */
  readonly done = new Promise<void>((resolve) => {
    this.end = resolve
  })

  touch(id: string): void {
    this.touched.add(id)
  }

  change(message: Changed, delta: Delta): void {
    this.changes.push({ message, delta })
  }

  start(): void {
    this.seen.clear()
    this.counted = nothing
  }

  see(message: Pick<StoredMessage, '_id' | 'rev' | 'feedback' | 'answer'>): void {
    if (this.touched.has(message._id)) this.seen.set(message._id, message.rev)
    this.counted = sumOf(this.counted, contributionOf(message))
  }

  /** Whether the message was read with this change included. */
  includes({ _id, rev }: Pick<Changed, '_id' | 'rev'>): boolean {
    return rev <= (this.seen.get(_id) ?? 0)
  }

  /** The sum of all changes so far, read or not. */
  get changed(): Delta {
    return this.changes.reduce((sum, { delta }) => sumOf(sum, delta), nothing)
  }

  /** The whole day, once every message has been read. */
  get sum(): Delta {
    const unread = this.changes.filter(({ message }) => !this.includes(message))
    return unread.reduce((sum, { delta }) => sumOf(sum, delta), this.counted)
  }

  finish(): void {
    this.end()
  }
}
