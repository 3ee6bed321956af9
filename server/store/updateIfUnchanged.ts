/**
 * Updates a document only if its `rev` is still the one that was seen, so that nobody undoes what
 * they haven't read. A document that doesn't exist yet, or has no rev, counts as rev 0.
 */
import { type Collection, type Filter, isDuplicate, type Stored, type UpdateFilter } from './port'

/** Resolves to whether it was updated; it isn't where a unique index has another document either. */
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
