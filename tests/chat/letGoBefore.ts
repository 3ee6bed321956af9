/** A store whose sweep has let many conversations go before: it does not wait for a second look. */
import type { Store, Stored } from '#server/store/port'

export async function letGoBefore(store: Store): Promise<void> {
  const facts = store.collection<Stored & { most: number }>('facts')
  await facts.insertOne({ _id: 'sweep:conversations', most: 1_000 })
}
