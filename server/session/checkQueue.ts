/** Hashes a few passwords at a time, to check or set them. The rest queues, lowest rank first. */
import { Refusal } from '../http/refusal'

/** Out of Node's four threads for slow work; the store commits on the others. */
const maxConcurrent = 2
/** A few seconds of checks, so that nobody waits longer for a form. */
const maxWaiting = 50

interface Waiting {
  rank: number
  start: () => void
  refuse: (reason: Refusal) => void
}

export class CheckQueue {
  private running = 0
  private readonly waiting: Waiting[] = []

  /** Throws 'too-many' if the queue is full of lower ranks, now or while this one waits. */
  async run<T>(rank: number, check: () => Promise<T>): Promise<T> {
    if (this.running < maxConcurrent) this.running++
    else await new Promise<void>((start, refuse) => this.enqueue({ rank, start, refuse }))
    try {
      return await check()
    } finally {
      // The next one takes over this slot.
      const next = this.waiting.shift()
      if (next) next.start()
      else this.running--
    }
  }

  private enqueue(one: Waiting): void {
    const index = this.waiting.findIndex(({ rank }) => rank > one.rank)
    this.waiting.splice(index < 0 ? this.waiting.length : index, 0, one)
    if (this.waiting.length <= maxWaiting) return
    const full = new Refusal('too-many', 'Too many sign-ins at once. Wait a moment.', {
      retryAfter: 2,
    })
    this.waiting.pop()?.refuse(full)
  }
}
