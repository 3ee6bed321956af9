/** Exponential backoff with jitter, so that clients don't all retry at once. */
const first = 1_000
const longest = 30_000

/** Milliseconds to wait after `failures` failed tries in a row (from 1); `chance` is 0 to 1. */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 10))
  return full * (0.5 + chance / 2)
}
