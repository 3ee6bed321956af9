/**
 * Reads a plan's rows in pieces, so that other work runs during a long walk. No read transaction
 * outlives a piece: a slow reader never delays the reuse of pages. As on MongoDB, a document that
 * changes during the walk may be read at its old or its new position.
 */
import type { Doc } from '../disk/document'
import { optionsOf, type Range } from '../index/entries'
import { bytesOf, type Code, codeOf, idOfEntry } from '../index/key'
import { mergeSorted } from '../index/mergeSorted'
import type { Records } from '../records/records'
import type { Test } from './filter'
import type { Plan } from './plan'

/** Longest time a piece may block the event loop, in milliseconds. */
const sliceMs = 4
const rowsBetweenLooks = 64

/** Rows read from disk, for tests that check the use of indexes. */
export const read = { rows: 0 }

/** Yields the first `total` rows that pass the test, at most `most` per piece. */
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
  for (const ranges of orderedGroups(plan)) {
    let rest: Range[] | undefined = ranges
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

/** Groups of ranges to walk one after another: single ranges, or all as one. */
function orderedGroups({ ranges, heads, reverse }: Plan): Range[][] {
  if (heads) return [ranges]
  return (reverse ? ranges.toReversed() : ranges).map((range) => [range])
}

function readPiece(records: Records, plan: Plan, ranges: Range[], test: Test, most: number) {
  const until = performance.now() + sliceMs
  const rows: Doc[] = []
  let count = 0
  /** Takes the row and returns whether the piece ends here. */
  const take = (row: Doc | undefined): boolean => {
    read.rows++
    if (row && test(row)) rows.push(row)
    if (rows.length >= most) return true
    return ++count % rowsBetweenLooks === 0 && performance.now() > until
  }
  for (const [code, row] of rowsOf(records, plan, ranges))
    if (take(row)) return { rows, rest: restAfter(code, plan, ranges) }
  return { rows }
}

function* rowsOf(
  records: Records,
  plan: Plan,
  ranges: Range[],
): Generator<[Code, Doc | undefined]> {
  const { index, heads, reverse } = plan
  if (!index) {
    for (const range of ranges)
      for (const { key, value } of records.documents.getRange(optionsOf(range, reverse)))
        yield [codeOf(key), value]
    return
  }
  const walks = ranges.map((range) => index.entries.within(range, reverse))
  for (const code of heads ? asOne(walks, heads, reverse) : joined(walks))
    yield [code, records.documents.get(bytesOf(idOfEntry(code, index.idDescending)))]
}

function* joined(walks: readonly Iterable<Code>[]): Generator<Code> {
  for (const walk of walks) yield* walk
}

/** Sorted by what follows the heads; equal rests are the same document and come once. */
function* asOne(
  walks: readonly Iterable<Code>[],
  heads: readonly Code[],
  reverse: boolean,
): Generator<Code> {
  const withRest = function* (walk: Iterable<Code>, i: number) {
    const from = heads[i]?.length
    for (const code of walk) yield { code, rest: code.slice(from) }
  }
  const sources = walks.map(withRest)
  for (const { code } of mergeSorted(sources, (one, other) =>
    reverse ? one.rest > other.rest : one.rest < other.rest,
  ))
    yield code
}

/** All rows of a plan without a pause, for callers that stop soon. */
export function* rowsIn(records: Records, plan: Plan): Generator<Doc | undefined> {
  for (const ranges of orderedGroups(plan)) {
    for (const [, row] of rowsOf(records, plan, ranges)) {
      read.rows++
      yield row
    }
  }
}

/** The entries alone, without reading their rows. */
export function* entriesIn(records: Records, { index, ranges }: Plan): Generator<unknown> {
  for (const range of ranges)
    yield* index ? index.entries.within(range) : records.documents.getKeys(optionsOf(range, false))
}

function restAfter(code: Code, { heads, reverse }: Plan, ranges: Range[]): Range[] {
  const own = heads?.find((head) => code.startsWith(head))
  return ranges.map(({ low, high }, i) => {
    const place = own === undefined ? code : `${heads?.[i]}${code.slice(own.length)}`
    return reverse ? { low, high: place } : { low: `${place}\x00`, high }
  })
}
