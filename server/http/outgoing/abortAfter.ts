/**
 * A signal that aborts with `ending`, or else after `ms`. AbortSignal.any([ending,
 * AbortSignal.timeout(ms)]) loses its timeout at the next garbage collection (Node 20 and 22).
 */
export function abortAfter(ms: number, ending: AbortSignal): AbortSignal {
  const whole = new AbortController()
  setTimeout(() => whole.abort(), ms).unref()
  return AbortSignal.any([ending, whole.signal])
}
