/** How fast and how long the sender of texts tries. */
export interface Pace {
  /** How often it looks for what is due. */
  sweepMs: number
  /** Before the second try, the third …; the last holds for all after it. */
  pausesMs: readonly number[]
  /** After which another server takes up what this one was sending. Longer than one attempt. */
  leaseMs: number
  /** After which a text is given up. */
  deadMs: number
  /** How long the provider may take for one answer. */
  answerMs: number
}

const minute = 60_000

export const pace: Pace = {
  sweepMs: 1_000,
  pausesMs: [5_000, 20_000, minute, 4 * minute, 15 * minute, 30 * minute, 60 * minute],
  leaseMs: 45_000,
  deadMs: 24 * 60 * minute,
  answerMs: 10_000,
}
