/**
 * When what nobody waits for is taken in: together, in rounds, so that it shares its writes and leaves
 * the store to those who wait, such as a chat's visitor. The first after a pause begins at once.
 */

const apartMs = 50

export class Rounds {
  private coming: Promise<void> | undefined
  private begunAt = Number.NEGATIVE_INFINITY

  /** Resolves when the next round begins, to all in the order in which they asked. */
  next(): Promise<void> {
    this.coming ??= this.begin()
    return this.coming
  }

  private async begin(): Promise<void> {
    const wait = this.begunAt + apartMs - performance.now()
    await new Promise<void>((resolve) => {
      if (wait > 0) setTimeout(resolve, wait)
      else setImmediate(resolve)
    })
    this.coming = undefined
    this.begunAt = performance.now()
  }
}
