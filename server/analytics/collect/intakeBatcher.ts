/**
 * When what nobody waits for is taken in: together, in rounds, so that it shares its writes and leaves
 * the store to those who wait, such as a chat's visitor. The first after a pause begins at once. Within a
 * round each has a turn of the event loop to itself, so that a chat's message never waits for a whole round.
 */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

const apartMs = 50

export class IntakeBatcher {
  private readonly waiting: (() => void)[] = []
  private isRunning = false
  private begunAt = Number.NEGATIVE_INFINITY
  private readonly pending = new Set<Promise<void>>()

  /** In the next round; `settled` waits for it also when nobody else does any more. */
  runInNextBatch(work: () => Promise<void>): Promise<void> {
    const done = this.nextBatch().then(work)
    const isOver = () => void this.pending.delete(done)
    this.pending.add(done)
    done.then(isOver, isOver)
    return done
  }

  /** Resolves when all that was to be taken until now is, or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.pending)
  }

  /** Resolves in the next round, for each in the order in which they asked. */
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
