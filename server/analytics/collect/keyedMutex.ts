/** What concerns one person is done one after the other. */
import type { Person } from './person'

export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>()

  runExclusive<T>({ digest }: Person, work: () => Promise<T>): Promise<T> {
    const done = (this.last.get(digest) ?? Promise.resolve()).then(work)
    const settled = done.catch(() => undefined)
    this.last.set(digest, settled)
    void settled.then(() => {
      if (this.last.get(digest) === settled) this.last.delete(digest)
    })
    return done
  }
}
