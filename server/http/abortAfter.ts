/**
 * A signal that aborts with `ending`, and otherwise after `ms`. AbortSignal.any([ending,
 * AbortSignal.timeout(ms)]) would forget its time as soon as garbage is collected (Node 20 and 22).
 */
export function abortAfter(ms: number, ending: AbortSignal): AbortSignal {
  const whole = new AbortController()
  setTimeout(() => whole.abort(), ms).unref()
  return AbortSignal.any([ending, whole.signal])
}
