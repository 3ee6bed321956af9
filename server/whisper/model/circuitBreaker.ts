/** Pauses calls to a service that fails several times in a row, so that nobody waits for it. */
const mostFailures = 3
const openMs = 60_000

export class CircuitBreaker {
  private failures = 0
  private until = Number.NEGATIVE_INFINITY

  constructor(private readonly onOpen: (seconds: number) => void) {}

  get isOpen(): boolean {
    return performance.now() < this.until
  }

  /** After a pause, a single failure begins the next. */
  failed(): void {
    this.failures += 1
    if (this.failures < mostFailures || this.isOpen) return
    this.until = performance.now() + openMs
    this.onOpen(openMs / 1_000)
  }

  worked(): void {
    this.failures = 0
  }
}
