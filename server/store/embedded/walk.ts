/**
 * Reads the rows of a plan in pieces, so that a long walk lets other work in between. No read
 * transaction outlives a piece: a slow reader never holds back the reuse of pages. As on MongoDB, a
 * document that changes during the walk may be met in its old or its new place.
 */
import type { Doc } from './document'
import { optionsOf, type Range } from './entries'
import type { Test } from './filter'
import { bytesOf, type Code, codeOf, idOfEntry } from './key'
import type { Plan } from './plan'
import type { Records } from './records'

/** How long a piece may hold the event loop, in milliseconds. */
const turn = 4
const rowsBetweenLooks = 64

/** How many rows have been read from disk, for tests that judge the use of indexes. */
export const read = { rows: 0 }

/** Gives the first `total` rows that pass the test, at most `most` in a piece. */
export async function* walk(
  records: Records,
  plan: Plan,
  test: Test,
  total = Number.POSITIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Doc[], void> {
  let left = total
  const seen = plan.repeats ? new Set<string>() : undefined
  const wanted: Test = seen
    ? (row) => !seen.has(row._id) && test(row) && Boolean(seen.add(row._id))
    : test
  for (const range of plan.reverse ? plan.ranges.toReversed() : plan.ranges) {
    let rest: Range | undefined = range
    while (rest) {
      records.assertOpen()
      const piece = readPiece(records, plan, rest, wanted, Math.min(most, left))
      rest = piece.rest
      left -= piece.rows.length
      if (piece.rows.length > 0) yield piece.rows
      if (left <= 0) return
      if (rest) await new Promise(setImmediate)
    }
  }
}

function readPiece(records: Records, plan: Plan, range: Range, test: Test, most: number) {
  const until = performance.now() + turn
  const rows: Doc[] = []
  let count = 0
  /** Takes the row and tells whether the piece ends here. */
  const take = (row: Doc | undefined): boolean => {
    read.rows++
    if (row && test(row)) rows.push(row)
    if (rows.length >= most) return true
    return ++count % rowsBetweenLooks === 0 && performance.now() > until
  }
  for (const [code, row] of rowsOf(records, plan, range))
    if (take(row)) return { rows, rest: restAfter(code, plan, range) }
  return { rows }
}

function* rowsOf(records: Records, plan: Plan, range: Range): Generator<[Code, Doc | undefined]> {
  const { index, reverse } = plan
  if (!index)
    for (const { key, value } of records.documents.getRange(optionsOf(range, reverse)))
      yield [codeOf(key), value]
  else
    for (const code of index.entries.within(range, reverse))
      yield [code, records.documents.get(bytesOf(idOfEntry(code, index.idDescending)))]
}

/** All rows of a plan without a pause, for who stops soon. */
export function* rowsIn(records: Records, plan: Plan): Generator<Doc | undefined> {
  for (const range of plan.ranges) {
    for (const [, row] of rowsOf(records, plan, range)) {
      read.rows++
      yield row
    }
  }
}

/** The entries alone, without the rows they lead to. */
export function* entriesIn(records: Records, { index, ranges }: Plan): Generator<unknown> {
  for (const range of ranges)
    yield* index ? index.entries.within(range) : records.documents.getKeys(optionsOf(range, false))
}

function restAfter(code: Code, { reverse }: Plan, { low, high }: Range): Range {
  return reverse ? { low, high: code } : { low: `${code}\x00`, high }
}
