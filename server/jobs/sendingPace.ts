/** How fast and how long what must go out is tried, by text or by e-mail. */
export interface SendingPace {
  /** How often it is looked for what is due. */
  sweepMs: number
  /** Before the second try, the third …; the last holds for all after it. */
  pausesMs: readonly number[]
  /** After which another server takes up what this one was sending. Longer than one attempt. */
  leaseMs: number
  /** After which it is given up. */
  deadMs: number
}

const minute = 60_000

/** Without the lease, which depends on how long one attempt may take. */
export const sendingPace = {
  sweepMs: 1_000,
  pausesMs: [5_000, 20_000, minute, 4 * minute, 15 * minute, 30 * minute, 60 * minute],
  deadMs: 24 * 60 * minute,
} satisfies Partial<SendingPace>
