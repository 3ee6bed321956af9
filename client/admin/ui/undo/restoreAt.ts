/**
 * Puts a removed item back in its place, or at the end of a list that has become shorter since. An
 * item that is already back stays as it is. Pure.
 */
export function restoreAt<T>(
  list: readonly T[],
  removed: T,
  at: number,
  isIt: (one: T) => boolean,
): T[] {
  return list.some(isIt) ? [...list] : list.toSpliced(at, 0, removed)
}
