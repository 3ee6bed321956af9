/**
 * A list with what was removed from it back at its place, or at the end of what has become shorter since. What came
 * in again by another way stays as it is. Pure.
 */
export function restoreAt<T>(
  list: readonly T[],
  removed: T,
  at: number,
  isIt: (one: T) => boolean,
): T[] {
  return list.some(isIt) ? [...list] : list.toSpliced(at, 0, removed)
}
