/** Makes a store's sweep remember deleting many conversations, so it needs no second check. */
import type { Store, Stored } from '#server/store/port'

export async function rememberDeletions(store: Store): Promise<void> {
  const facts = store.collection<Stored & { most: number }>('facts')
  await facts.insertOne({ _id: 'sweep:conversations', most: 1_000 })
}
