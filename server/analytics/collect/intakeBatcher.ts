/**
 * Runs work that nobody waits for in batches, so that it shares writes and leaves the store to those who
 * wait, such as a chat's visitor. After a pause, the first one begins at once. Within a batch each gets
 * its own turn of the event loop, so that a chat message never waits for a whole batch.
 */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

const apartMs = 50

export class IntakeBatcher {
  private readonly waiting: (() => void)[] = []
  private isRunning = false
  private begunAt = Number.NEGATIVE_INFINITY
  private readonly pending = new Set<Promise<void>>()

  /** Runs in the next batch; `settled` waits for it even if nobody else does. */
  runInNextBatch(work: () => Promise<void>): Promise<void> {
    const done = this.nextBatch().then(work)
    const isOver = () => void this.pending.delete(done)
    this.pending.add(done)
    done.then(isOver, isOver)
    return done
  }

  /** Resolves when all work so far is done or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.pending)
  }

  /** Resolves in the next batch, in the order of the calls. */
  nextBatch(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      if (!this.isRunning) void this.run()
    })
  }

  private async run(): Promise<void> {
    this.isRunning = true
    while (this.waiting.length > 0) {
      const wait = this.begunAt + apartMs - performance.now()
      await (wait > 0 ? pause(wait) : turn())
      this.begunAt = performance.now()
      for (const begin of this.waiting.splice(0)) {
        begin()
        await turn()
      }
    }
    this.isRunning = false
  }
}
