/** Many may pass at once; who counts everything again passes alone, after all who are within are out. */
export class Gate {
  private within = 0
  private empty: (() => void) | null = null
  private closed: Promise<unknown> | null = null

  async pass<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed
    this.within += 1
    try {
      return await work()
    } finally {
      this.within -= 1
      if (this.within === 0) this.empty?.()
    }
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed
    const done = this.afterAll(work)
    const closed = done.then(
      () => undefined,
      () => undefined,
    )
    this.closed = closed
    try {
      return await done
    } finally {
      if (this.closed === closed) this.closed = null
    }
  }

  private async afterAll<T>(work: () => Promise<T>): Promise<T> {
    if (this.within > 0) {
      await new Promise<void>((resolve) => {
        this.empty = resolve
      })
      this.empty = null
    }
    return work()
  }
}
