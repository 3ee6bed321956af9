/** Repeats work periodically, never twice at once. After a failure, it waits for the next time. */
import { Mutex } from 'async-mutex'

export class PeriodicTask {
  private readonly mutex = new Mutex()
  private readonly timer: NodeJS.Timeout

  constructor(
    everyMs: number,
    private readonly work: () => Promise<void>,
    private readonly failed: (err: unknown) => void,
  ) {
    this.timer = setInterval(() => void this.run(), everyMs)
    this.timer.unref()
  }

  /** Does nothing if it is already running. Never throws. */
  async run(): Promise<void> {
    if (this.mutex.isLocked()) return
    try {
      await this.mutex.runExclusive(this.work)
    } catch (err) {
      this.failed(err)
    }
  }

  /** Resolves once the work in progress is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.mutex.waitForUnlock()
  }
}
