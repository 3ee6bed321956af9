/**
 * Runs work with limited concurrency. The rest waits, up to a limit, and askers take turns
 * (fairQueue.ts): thousands of requests delay only their own asker.
 */

import { tooMany } from '../refusal'
import { type Asker, FairQueue } from './fairQueue'

interface Waiting {
  begin(): void
  refuse(): void
}

export class Turns {
  private running = 0
  private readonly waiting: FairQueue<Waiting>

  constructor(private readonly most: { concurrency: number; maxWaiting: number }) {
    this.waiting = new FairQueue(most.maxWaiting)
  }

  /** Throws a Refusal (too-many) if too much is waiting and most of it is the asker's. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.running < this.most.concurrency) this.running += 1
    else await this.turnOf(asker)
    try {
      return await work()
    } finally {
      const next = this.waiting.take()
      if (next) next.begin()
      else this.running -= 1
    }
  }

  private turnOf(asker: Asker): Promise<void> {
    return new Promise((begin, reject) => {
      const refuse = () => reject(tooMany(1))
      this.waiting.add(asker, { begin, refuse })?.refuse()
    })
  }
}
