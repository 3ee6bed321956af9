/**
 * For long work on one thread: awaited after each step, it lets others have their turn whenever the work
 * has held the event loop for a while.
 */
const turnMs = 1

export function yieldToEventLoop(): () => Promise<void> | undefined {
  let until = performance.now() + turnMs
  return () => {
    if (performance.now() < until) return undefined
    return new Promise((resolve) => {
      setImmediate(() => {
        until = performance.now() + turnMs
        resolve()
      })
    })
  }
}
