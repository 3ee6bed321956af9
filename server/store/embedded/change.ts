/** One document updated, or inserted where none matches and that was asked for. */
import type { Sort } from '../port'
import { decideOnFirst } from './decide'
import type { Doc } from './document'
import type { Records } from './records'
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
  await decideOnFirst(records, filter, options.sort, (document) => {
    before = records.newest(document._id)
    const fields = applyUpdate(document, update, filter)
    modified = fields.size > 0
    if (before && modified) records.replace(before, document, fields)
    after = document
  })
  if (!after && options.upsert) {
    const created = upserted(filter, update)
    records.insert(created)
    const counts = { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 }
    return { before, after: created, counts }
  }
  const counts = {
    matchedCount: after ? 1 : 0,
    modifiedCount: modified ? 1 : 0,
    upsertedCount: 0,
  }
  return { before, after, counts }
}
