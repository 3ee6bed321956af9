/** Promises of results that are awaited for a while, until a fallback will do. */
export class PendingResults<T> {
  private readonly ends = new Map<string, (end: T) => void>()

  /** Resolves to the result, or after `ms` to `otherwise`. */
  waitFor(id: string, ms: number, otherwise: T): Promise<T> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.takeResolver(id)?.(otherwise), ms)
      this.ends.set(id, (end) => {
        clearTimeout(timer)
        resolve(end)
      })
    })
  }

  /** Returns what resolves the promise, once; undefined when nobody waits any longer. */
  takeResolver(id: string): ((end: T) => void) | undefined {
    const end = this.ends.get(id)
    this.ends.delete(id)
    return end
  }
}
