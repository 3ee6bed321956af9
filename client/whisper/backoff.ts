/** How long to wait before the next try. Pauses grow, and differ, so that not all come at once. */
const first = 1_000
const longest = 30_000

/** Milliseconds after `failures` tries in a row (from 1); `chance` is from 0 to 1. */
export function backoffMs(failures: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 10))
  return full * (0.5 + chance / 2)
}
