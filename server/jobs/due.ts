/** What is due by now, for every worker that looks for due work in the store. */

export type DueTime = { $lte: Date } | { $gt: Date }

/**
 * Time conditions, to be queried one by one so that an index serves each. A time further ahead than
 * anything is put off counts as due, too: it was stored while the clock was ahead.
 */
export function dueBy(now: number, longestMs: number): DueTime[] {
  return [{ $lte: new Date(now) }, { $gt: new Date(now + longestMs) }]
}

/** Everything due by now; `find` queries one of the conditions. */
export async function findDue<T>(
  longestMs: number,
  find: (when: DueTime) => Promise<T[]>,
): Promise<T[]> {
  return (await Promise.all(dueBy(Date.now(), longestMs).map(find))).flat()
}

/** Matches everything that has a time, whatever it is. */
export const anyTime = { $gt: new Date(0) } as const
