/** Merges sorted sources into one sorted sequence without duplicates. */
export function* mergeSorted<T>(
  sources: readonly Iterable<T>[],
  isBefore: (one: T, other: T) => boolean,
): Generator<T, void> {
  const iterators = sources.map((source) => source[Symbol.iterator]())
  try {
    const current = iterators.map((iterator) => iterator.next())
    for (;;) {
      let first: T | undefined
      for (const { done, value } of current)
        if (!done && (first === undefined || isBefore(value, first))) first = value
      if (first === undefined) return
      yield first
      for (const [i, { done, value }] of current.entries())
        if (!done && !isBefore(first, value)) current[i] = (iterators[i] as Iterator<T>).next()
    }
  } finally {
    for (const iterator of iterators) iterator.return?.()
  }
}
