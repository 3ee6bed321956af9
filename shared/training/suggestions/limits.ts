/** How many suggestions are looked at and shown. */
export const limits = {
  /** Those of most visitors; what is accepted at once is at most as much. */
  listed: 100,
  /** Open ones that are looked through for these. */
  looked: 1_000,
} as const
