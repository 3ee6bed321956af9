/** Random numbers that a seed determines (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  pick<T>(all: readonly T[]): T
}

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T }
}
