/**
 * For long work on one thread: awaited after each step, it yields to the event loop whenever the
 * work has blocked it for 1 ms.
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
