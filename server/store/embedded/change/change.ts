/** Updates one document, or inserts it if none matches and `upsert` is set. */
import type { Sort } from '../../port'
import type { Doc } from '../disk/document'
import { testOf } from '../query/filter'
import type { Records } from '../records/records'
import { decideOnFirst } from './decide'
import { applyUpdate, checkUpdate, upserted } from './update'

export interface Changed {
  matchedCount: number
  modifiedCount: number
  upsertedCount: number
}

export async function change(
  records: Records,
  filter: object,
  given: object,
  options: { upsert?: boolean; sort?: Sort },
): Promise<{ before: Doc | undefined; after: Doc | undefined; counts: Changed }> {
  const update = checkUpdate(given)
  let before: Doc | undefined
  let after: Doc | undefined
  let modified = false
  const decide = (document: Doc) => {
    before = records.newest(document._id)
    const fields = applyUpdate(document, update, filter)
    modified = fields.size > 0
    if (before && modified) records.replace(before, document, fields)
    after = document
  }
  await decideOnFirst(records, filter, options.sort, decide)
  if (!after && options.upsert) {
    const created = upserted(filter, update)
    // If another upsert has inserted it since the search, it is updated, as on MongoDB.
    const meanwhile = records.newest(created._id)
    if (meanwhile && testOf(filter)(meanwhile)) decide(meanwhile)
    else {
      records.insert(created)
      const counts = { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 }
      return { before, after: created, counts }
    }
  }
  const counts = {
    matchedCount: after ? 1 : 0,
    modifiedCount: modified ? 1 : 0,
    upsertedCount: 0,
  }
  return { before, after, counts }
}
