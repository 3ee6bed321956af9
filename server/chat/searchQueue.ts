/**
 * Runs searches one at a time: each reads whole pages of messages, and twenty at once would keep
 * everyone else waiting for seconds.
 */
import { Mutex } from 'async-mutex'

export class SearchQueue {
  private readonly mutex = new Mutex()

  /** Runs at once if there is nothing to search for. */
  within<T>(search: string | undefined, work: () => Promise<T>): Promise<T> {
    return search ? this.mutex.runExclusive(work) : work()
  }
}
