/** Work under the same key runs one after the other; under different keys, in parallel. */
import { Mutex } from 'async-mutex'

export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>()

  async runExclusive<T>(key: string, work: () => Promise<T> | T): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex()
    this.mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      if (!mutex.isLocked()) this.mutexes.delete(key)
    }
  }

  /** Resolves when everything requested so far is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.mutexes.keys()].map((key) => this.runExclusive(key, () => {})))
  }
}
