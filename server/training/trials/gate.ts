/** Lets work through one after the other, in the order it came. */
export class Gate {
  private last: Promise<unknown> = Promise.resolve()

  pass<T>(work: () => Promise<T>): Promise<T> {
    const passing = this.last.then(work, work)
    this.last = passing
    return passing
  }
}
