/** Writes to documents that others may be writing at the same time. */
import { StoreUnavailable } from './errors'
import { type Collection, type Filter, isDuplicate, type Stored, type UpdateFilter } from './port'

/** Each lost attempt means that somebody else's write succeeded, so this is only reached by a bug. */
const maxAttempts = 50

/** Resolves to whether it was inserted; it isn't where a unique index has another document. */
export async function insertIfNew<T extends Stored>(
  collection: Collection<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document)
    return true
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
}

/**
 * Updates a document only if its `rev` is still the one that was seen, so that nobody undoes what
 * they haven't read. A document that doesn't exist yet, or has no rev, counts as rev 0. Resolves to
 * whether it was updated; it isn't where a unique index has another document either.
 */
export async function updateIfUnchanged<T extends Stored & { rev?: number }>(
  collection: Collection<T>,
  { _id, rev }: { _id: string; rev: number },
  $set: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const seen = { _id, rev: rev > 0 ? rev : { $exists: false } } as Filter<T>
  const update = { $set: { ...$set, rev: rev + 1 } } as UpdateFilter<T>
  try {
    const updated = await collection.updateOne(seen, update, { upsert: rev === 0 })
    return updated.matchedCount + updated.upsertedCount === 1
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return false
  }
}

/** Reads, decides and writes anew for as long as `attempt` resolves to undefined: others were faster. */
export async function retryIfChanged<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < maxAttempts; tried++) {
    const done = await attempt()
    if (done !== undefined) return done
  }
  throw new StoreUnavailable(`Others were faster at each of ${maxAttempts} attempts.`)
}
