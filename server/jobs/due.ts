/** What is due by now, for every worker that looks for it in the store. */

export type DueTime = { $lte: Date } | { $gt: Date }

/**
 * Conditions for its time, each to be asked for by itself, so that an index serves it. Due is also what lies
 * further ahead than it is ever put off: it was stored while the clock was ahead.
 */
export function dueBy(now: number, longestMs: number): DueTime[] {
  return [{ $lte: new Date(now) }, { $gt: new Date(now + longestMs) }]
}

/** All that has a time, whatever it is. */
export const anyTime = { $gt: new Date(0) } as const
