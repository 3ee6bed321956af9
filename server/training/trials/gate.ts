/** Lets work through one after the other, in the order it came. */
export class Gate {
  private last: Promise<unknown> = Promise.resolve()
  /** What runs and what waits. */
  private inside = 0

  get count(): number {
    return this.inside
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    this.inside += 1
    const passing = this.last.then(work, work)
    this.last = passing
    try {
      return await passing
    } finally {
      this.inside -= 1
    }
  }
}
