/** What is due by now, for every worker that looks for due work in the store. */

export type DueTime = { $lte: Date } | { $gt: Date }

/** Matches everything that has a time, whatever it is. */
export const anyTime = { $gt: new Date(0) } as const

/**
 * Everything due by now. `find` queries one condition at a time, so that an index serves each. A time
 * further ahead than anything is put off counts as due, too: it was stored while the clock was ahead.
 * `isAlone`: everything, as a server alone on its store at its start knows that every other is dead.
 */
export async function findDue<T>(
  longestMs: number,
  find: (when: DueTime) => Promise<T[]>,
  { isAlone = false, now = Date.now() } = {},
): Promise<T[]> {
  const due = [{ $lte: new Date(now) }, { $gt: new Date(now + longestMs) }]
  return (await Promise.all((isAlone ? [anyTime] : due).map(find))).flat()
}
