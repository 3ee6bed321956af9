/** Specification, section 9: Whisper blinks at random every 2 to 6 seconds. `chance` is from 0 to 1. */
export function blinkPause(chance: number): number {
  return 2000 + chance * 4000
}

/** Milliseconds for which the eyes are shut. */
export const shutFor = 120
