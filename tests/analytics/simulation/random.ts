/** Reproducible random numbers. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number
  /** From `from` to below `to`. */
  between(from: number, to: number): number
  one<T>(of: readonly T[]): T
  is(probability: number): boolean
}

export function chance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => Math.floor(from + next() * (to - from))
  return {
    next,
    between,
    one: (of) => of[between(0, of.length)] as (typeof of)[number],
    is: (probability) => next() < probability,
  }
}
