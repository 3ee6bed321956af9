/** Limits of reading and listing suggestions. */
export const limits = {
  /** Those of most visitors; also the most that can be accepted at once. */
  listed: 100,
  /** Open ones read to find these. */
  looked: 1_000,
} as const
