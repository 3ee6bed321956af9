/** Readers run concurrently; a writer runs alone, after all running readers are done. */
export class ReadWriteLock {
  private readers = 0
  private onLastReader: (() => void) | null = null
  private writing: Promise<unknown> | null = null

  async read<T>(work: () => Promise<T>): Promise<T> {
    while (this.writing) await this.writing
    this.readers += 1
    try {
      return await work()
    } finally {
      this.readers -= 1
      if (this.readers === 0) this.onLastReader?.()
    }
  }

  async write<T>(work: () => Promise<T>): Promise<T> {
    while (this.writing) await this.writing
    const done = this.afterAll(work)
    const closed = done.then(
      () => undefined,
      () => undefined,
    )
    this.writing = closed
    try {
      return await done
    } finally {
      if (this.writing === closed) this.writing = null
    }
  }

  private async afterAll<T>(work: () => Promise<T>): Promise<T> {
    if (this.readers > 0) {
      await new Promise<void>((resolve) => {
        this.onLastReader = resolve
      })
      this.onLastReader = null
    }
    return work()
  }
}
