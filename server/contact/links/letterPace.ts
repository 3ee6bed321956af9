/** How fast and how long letters with a link are tried. */
export interface LetterPace {
  /** How often it is looked for what is due. */
  sweepMs: number
  /** Before the second try, the third …; the last holds for all after it. */
  pausesMs: readonly number[]
  /** After which another server takes up what this one was sending. Longer than one attempt (post.ts). */
  leaseMs: number
  /** After which a letter is given up. */
  deadMs: number
  /** How long whoever asked for one waits for its first attempt. */
  waitMs: number
}

const minute = 60_000

export const letterPace: LetterPace = {
  sweepMs: 1_000,
  pausesMs: [5_000, 20_000, minute, 4 * minute, 15 * minute, 30 * minute, 60 * minute],
  leaseMs: 60_000,
  deadMs: 24 * 60 * minute,
  waitMs: 4_000,
}
