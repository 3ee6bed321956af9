/** Milliseconds until the next blink: 2 to 6 s (specification, section 9). `chance` is 0 to 1. */
export function blinkPause(chance: number): number {
  return 2000 + chance * 4000
}

/** Milliseconds that the eyes stay shut. */
export const shutFor = 120
