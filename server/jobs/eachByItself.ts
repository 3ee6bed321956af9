/**
 * Does the work for each, one after the other, whatever fails for one of them. Then throws an
 * AggregateError of what failed, if anything did.
 */
export async function eachByItself<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  let count = 0
  for await (const one of all) {
    count += 1
    await work(one).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} failed`)
}
