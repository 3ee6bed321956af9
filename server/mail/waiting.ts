/** Who waits for how something ends, each for a while; then another answer will do. */
export class Waiting<T> {
  private readonly ends = new Map<string, (end: T) => void>()

  /** Resolves to how it ended, or after a while to `otherwise`. */
  for(id: string, ms: number, otherwise: T): Promise<T> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.take(id)?.(otherwise), ms)
      this.ends.set(id, (end) => {
        clearTimeout(timer)
        resolve(end)
      })
    })
  }

  /** Whom to tell how it ended, and who waits until told; undefined when nobody waits any longer. */
  take(id: string): ((end: T) => void) | undefined {
    const end = this.ends.get(id)
    this.ends.delete(id)
    return end
  }
}
