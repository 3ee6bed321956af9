/**
 * Finds documents to change. The search reads committed documents and may take a while; each
 * decision is made in one step on the newest state, which must still match.
 */
import type { Sort } from '../../port'
import type { Doc } from '../disk/document'
import { idOf, type Test, testOf } from '../query/filter'
import { each } from '../query/find'
import type { Records } from '../records/records'

/** A change costs more than a read, so pieces are smaller. */
const most = 100

/** Decides on the first document that still matches; false if there is none. */
export async function decideOnFirst(
  records: Records,
  filter: object,
  sort: Sort | undefined,
  decide: (document: Doc) => void,
): Promise<boolean> {
  let decided = false
  await decideOnEach(records, filter, sort, (document) => {
    decide(document)
    decided = true
    return false
  })
  return decided
}

/** Decides on each document that still matches, until `decide` returns false. */
export async function decideOnEach(
  records: Records,
  filter: object,
  sort: Sort | undefined,
  decide: (document: Doc) => boolean,
): Promise<void> {
  const test = testOf(filter)
  const id = idOf(filter)
  if (id !== undefined) {
    decideNow(records, id, test, decide)
    return
  }
  await each(
    records,
    filter,
    sort ? { sort } : {},
    ({ _id }) => decideNow(records, _id, test, decide),
    most,
  )
}

function decideNow(
  records: Records,
  id: string,
  test: Test,
  decide: (document: Doc) => boolean,
): boolean {
  const document = records.newest(id)
  return document && test(document) ? decide(document) : true
}
