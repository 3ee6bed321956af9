/** Runs queries: plan, walk, test, sort, limit, project. */
import type { Cursor, FindOptions } from '../../port'
import type { Doc } from '../disk/document'
import { bytesOf, idCode } from '../index/key'
import type { Records } from '../records/records'
import { choosePlan } from './choose'
import { idOf, type Test, testOf } from './filter'
import { createSorter } from './order'
import { projectorOf } from './project'
import { walk } from './walk'

/** The matching documents in order, in pieces of at most `most`. */
async function* pieces(records: Records, filter: object, options: FindOptions, most?: number) {
  records.assertOpen()
  const test = testOf(filter)
  const id = idOf(filter)
  const last = options.limit ? (options.skip ?? 0) + options.limit : Number.POSITIVE_INFINITY
  if (id !== undefined) {
    const document = withId(records, id, test)
    if (document) yield [document]
    return
  }
  const plan = choosePlan(records, filter, test, options)
  if (plan.sorted) {
    yield* walk(records, plan, test, last, most)
    return
  }
  const sorter = createSorter<Doc>(options.sort ?? {}, last)
  for await (const rows of walk(records, plan, test)) for (const row of rows) sorter.add(row, row)
  yield sorter.sorted()
}

function withId(records: Records, id: string, test: Test): Doc | undefined {
  const document = records.documents.get(bytesOf(idCode(id)))
  return document && test(document) ? document : undefined
}

/** Calls `visit` for each matching document, in order, until it returns false. */
export async function each(
  records: Records,
  filter: object,
  options: FindOptions,
  visit: (document: Doc) => boolean,
  most?: number,
): Promise<void> {
  for await (const rows of cut(pieces(records, filter, options, most), options))
    for (const row of rows) if (!visit(row)) return
}

/** Applies skip and limit. */
async function* cut(source: AsyncIterable<Doc[]>, { skip = 0, limit = 0 }: FindOptions) {
  let position = 0
  const stop = limit ? skip + limit : Number.POSITIVE_INFINITY
  for await (const rows of source) {
    const from = Math.max(0, skip - position)
    const part =
      from > 0 || position + rows.length > stop ? rows.slice(from, stop - position) : rows
    position += rows.length
    if (part.length > 0) yield part
    if (position >= stop) return
  }
}

/** Most calls ask by id, which needs no walk. */
export async function findOne(
  records: Records,
  filter: object,
  options: FindOptions = {},
): Promise<Doc | null> {
  const id = idOf(filter)
  if (id === undefined) {
    const [found] = await find(records, filter, { ...options, limit: 1 }).toArray()
    return found ?? null
  }
  records.assertOpen()
  const found = withId(records, id, testOf(filter))
  return found ? projectorOf(options.projection)(found) : null
}

/** Documents that a stream reads ahead. */
const ahead = 100

export function find(records: Records, filter: object, options: FindOptions = {}): Cursor<Doc> {
  const project = projectorOf(options.projection)
  return {
    async toArray() {
      const found: Doc[] = []
      await each(records, filter, options, (document) => found.push(project(document)) > 0)
      return found
    },
    async *[Symbol.asyncIterator]() {
      // Projected at once: a reader may take long over a piece, and keeps no more than it asked for.
      for await (const rows of cut(pieces(records, filter, options, ahead), options))
        yield* rows.map(project)
    },
  }
}
