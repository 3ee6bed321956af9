/**
 * What migrations (../migrations.ts) do to collections. Each can be interrupted, repeated, and run on
 * several servers at once.
 */
import { encode } from '../encoding'
import {
  type Collection,
  duplicatesIn,
  type Projection,
  type Store,
  type Stored,
  type UpdateFilter,
} from '../port'

/** Any document, as an older program may have left it. */
export interface Old extends Stored {
  [field: string]: unknown
}

const pageSize = 500

/** Adds missing fields to each document. A field that another server adds meanwhile stays. */
export async function addMissing(
  collection: Collection<Old>,
  fieldsOf: (document: Old) => Readonly<Record<string, unknown>>,
  projection: Projection = {},
): Promise<number> {
  let changed = 0
  for (let last = ''; ;) {
    const page = await collection
      .find({ _id: { $gt: last } }, { sort: { _id: 1 }, limit: pageSize, projection })
      .toArray()
    const updates = new Map<string, { name: string; value: unknown; ids: string[] }>()
    for (const document of page) {
      const missing = Object.entries(fieldsOf(document)).filter(([name]) => !(name in document))
      for (const [name, value] of missing) {
        const key = encode([name, value])
        const ids = updates.get(key)?.ids ?? []
        updates.set(key, { name, value, ids: [...ids, document._id] })
      }
      if (missing.length > 0) changed++
      last = document._id
    }
    for (const { name, value, ids } of updates.values()) {
      const filter = { _id: { $in: ids }, [name]: { $exists: false } }
      const update = { $set: { [name]: value } } as UpdateFilter<Old>
      await collection.bulkWrite([{ updateMany: { filter, update } }])
    }
    if (page.length < pageSize) return changed
  }
}

/** Moves each value to a field of another name. */
export async function renameField(
  collection: Collection<Old>,
  from: string,
  to: string,
): Promise<number> {
  let changed = 0
  for (let last = ''; ;) {
    const page = await collection
      .find(
        { _id: { $gt: last }, [from]: { $exists: true } },
        { sort: { _id: 1 }, limit: pageSize, projection: { [from]: 1 } },
      )
      .toArray()
    const updates = page.map(({ _id, [from]: value }) => {
      const update = { $set: { [to]: value }, $unset: { [from]: '' } } as UpdateFilter<Old>
      return { updateOne: { filter: { _id, [from]: { $exists: true } }, update } }
    })
    if (updates.length > 0) changed += (await collection.bulkWrite(updates)).modifiedCount
    if (page.length < pageSize) return changed
    last = page.at(-1)?._id ?? last
  }
}

/** Moves every document to another collection. One that another server has moved meanwhile stays. */
export async function moveDocuments(from: Collection<Old>, to: Collection<Old>): Promise<number> {
  let moved = 0
  for (;;) {
    const page = await from.find({}, { sort: { _id: 1 }, limit: pageSize }).toArray()
    if (page.length === 0) return moved
    await insertMissing(to, page)
    const ids = page.map(({ _id }) => _id)
    moved += (await from.deleteMany({ _id: { $in: ids } })).deletedCount
  }
}

/** Gives facts whose ids begin with `from` ids that begin with `to`. */
export async function renameFacts(store: Store, from: string, to: string): Promise<number> {
  const facts = store.collection<Old>('facts')
  let renamed = 0
  for (const fact of await facts.find({ _id: { $gte: from, $lt: `${from}\uffff` } }).toArray()) {
    await insertMissing(facts, [{ ...fact, _id: to + fact._id.slice(from.length) }])
    renamed += (await facts.deleteOne({ _id: fact._id })).deletedCount
  }
  return renamed
}

async function insertMissing(into: Collection<Old>, documents: readonly Old[]): Promise<void> {
  const inserts = documents.map((document) => ({ insertOne: { document } }))
  try {
    await into.bulkWrite(inserts, { ordered: false })
  } catch (error) {
    if (!duplicatesIn(error)) throw error
  }
}
