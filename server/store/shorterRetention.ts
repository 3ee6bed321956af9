/**
 * Documents hold when they expire. After RETENTION_DAYS was shortened, those stored before would stay
 * longer than the privacy page says: at the start, their expiry is brought forward.
 */
import { dayMs } from '#shared/days'
import { collectionNames, collections } from './collections'
import type { Store, Stored } from './port'

interface Kept extends Stored {
  days: number
}

type Expiring = Stored & { expiresAt?: Date; at?: Date; updatedAt?: Date }

const factId = 'retention'

/** Safe to repeat: the days are stored once all of it is done. */
export async function shortenRetention(store: Store, days: number): Promise<void> {
  const facts = store.collection<Kept>('facts')
  const before = await facts.findOne({ _id: factId })
  // Of two servers restarted in turn, the second finds the days stored, but not what it wrote since.
  const tooLate = { expiresAt: { $gt: new Date(Date.now() + days * dayMs) } }
  const filter = before?.days === days ? tooLate : {}
  if (!before || days <= before.days)
    for (const name of collectionNames) {
      const { retainedSince } = collections[name]
      if (retainedSince === undefined) continue
      const documents = store.collection<Expiring>(name)
      for await (const one of documents.find(filter)) {
        const from = retainedSince === null ? new Date() : one[retainedSince]
        const expiresAt = from && new Date(from.getTime() + days * dayMs)
        if (!expiresAt || !one.expiresAt || one.expiresAt <= expiresAt) continue
        const unchanged = { _id: one._id, expiresAt: one.expiresAt }
        const since = retainedSince === null ? {} : { [retainedSince]: from }
        await documents.updateOne({ ...unchanged, ...since }, { $set: { expiresAt } })
      }
    }
  await facts.updateOne({ _id: factId }, { $set: { days } }, { upsert: true })
}
