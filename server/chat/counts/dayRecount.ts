/**
 * Counts a day's interactions while they go on changing. A change is in the count once: either it was
 * there when its message was read, which the message's `rev` tells, or it is added.
 */
import type { StoredMessage } from '../documents'
import { countOf, type Delta, nothing, sumOf } from './delta'

/** A message as it is after a change. */
export type Changed = Pick<StoredMessage, '_id' | 'at' | 'rev'>

export class DayRecount {
  /** Messages whose change may be stored before this server hears that it is. */
  private readonly touched = new Set<string>()
  /** Of those, in which revision they were read. */
  private readonly seen = new Map<string, number>()
  private readonly changes: { message: Changed; delta: Delta }[] = []
  private counted: Delta = nothing
  private end = () => {}
  /** Resolves when the count stands. */
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
    this.counted = sumOf(this.counted, countOf(message))
  }

  /** Whether the message was read with this change. */
  holds({ _id, rev }: Pick<Changed, '_id' | 'rev'>): boolean {
    return rev <= (this.seen.get(_id) ?? 0)
  }

  /** By all changes so far, read or not. */
  get changed(): Delta {
    return this.changes.reduce((sum, { delta }) => sumOf(sum, delta), nothing)
  }

  /** All of the day, once every message was read. */
  get sum(): Delta {
    const unread = this.changes.filter(({ message }) => !this.holds(message))
    return unread.reduce((sum, { delta }) => sumOf(sum, delta), this.counted)
  }

  finish(): void {
    this.end()
  }
}
