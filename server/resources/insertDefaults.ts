/** Gives the store its first resources. One that was removed has left its mark and does not come again. */
import { type Collection, isDuplicate } from '../store/port'
import { defaults } from './defaults'
import type { StoredResource } from './documents'

/** Safe to repeat, also after it was cut short, and on several servers at once. */
export async function insertDefaults(resources: Collection<StoredResource>): Promise<void> {
  for (const [position, { id, ...words }] of defaults.entries()) {
    if (await resources.findOne({ _id: id })) continue
    const resource: StoredResource = {
      ...{ _id: id, ...words, uploadDate: new Date(), versions: [], version: 0, files: [] },
      ...{ archived: false, position, rev: 1 },
    }
    await resources.insertOne(resource).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error // another server was first
    })
  }
}
