/**
 * Searches run one after the other: each reads whole pages of messages, and twenty at once would keep everybody else
 * waiting for seconds.
 */
import { Mutex } from 'async-mutex'

export class Searching {
  private readonly mutex = new Mutex()

  /** What looks for nothing goes at once. */
  within<T>(search: string | undefined, work: () => Promise<T>): Promise<T> {
    return search ? this.mutex.runExclusive(work) : work()
  }
}
