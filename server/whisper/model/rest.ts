/** Pauses calls to a service that fails several times in a row, so that nobody waits for it. */
const mostFailures = 3
const restMs = 60_000

export class Rest {
  private failures = 0
  private until = Number.NEGATIVE_INFINITY

  constructor(private readonly onRest: (seconds: number) => void) {}

  get isOn(): boolean {
    return performance.now() < this.until
  }

  /** After a pause, a single failure begins the next. */
  failed(): void {
    this.failures += 1
    if (this.failures < mostFailures || this.isOn) return
    this.until = performance.now() + restMs
    this.onRest(restMs / 1_000)
  }

  worked(): void {
    this.failures = 0
  }
}
