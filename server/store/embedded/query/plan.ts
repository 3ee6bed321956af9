/** How a query could walk an index: which ranges, in which direction and in which order. */

import type { Entries, Range } from '../index/entries'
import type { Index, Part } from '../index/index'
import { after, type Code, encode, endOfString, nothing, startOf, tagOf } from '../index/key'
import type { Bound, Condition, Conditions } from './conditions'

export interface Plan {
  /** undefined walks the documents themselves, in the order of their ids. */
  index: Index | undefined
  ranges: Range[]
  /** If all ranges are walked as one: the prefixes of their codes, which don't count for the order. */
  heads?: readonly Code[]
  reverse: boolean
  /** Whether the walk gives rows in the requested order. */
  sorted: boolean
  /** Whether a document can come up more than once. */
  repeats: boolean
  /** How many parts of the index the conditions fix, and whether they narrow one more. */
  fixed: number
  narrowed: boolean
}

interface Order {
  path: string
  descending: boolean
}

/** Most ranges walked as one. */
const maxMerged = 32

const idPart: Part = { path: '_id', names: ['_id'], descending: false, many: false }

export function planFor(
  index: Index | undefined,
  conditions: Conditions,
  order: readonly Order[],
): Plan {
  const parts = index ? [...index.parts, { ...idPart, descending: index.idDescending }] : [idPart]
  let prefixes: Code[] = ['']
  let fixed = 0
  /** The part with several values. */
  let several: Part | undefined
  for (const part of parts) {
    const { points, start } = conditions.get(part.path) ?? {}
    if (start !== undefined && index && prefixes.length === 1 && !part.descending) {
      const found = startingIn(index.entries, prefixes[0] + startOf(start))
      if (!found) break
      prefixes = found
      several = part
    } else {
      if (!points || (several && points.length > 1) || points.length > 1000) break
      const codes = codesOf(points, part)
      if (points.length !== 1 || codes.length > 1) several = part
      prefixes = prefixes.flatMap((prefix) => codes.map((code) => prefix + code))
    }
    fixed++
  }
  const next = parts[fixed]
  const condition = next && conditions.get(next.path)
  const narrowed = Boolean(next && condition && isNarrow(condition))
  const ranges = prefixes.map((prefix) =>
    next && condition && narrowed
      ? rangeIn(prefix, next, condition)
      : { low: prefix, high: prefix + after },
  )
  const canMerge = !several || (index !== undefined && ranges.length <= maxMerged)
  const direction = canMerge ? directionOf(parts, fixed, order, several) : undefined
  const isMerged = several !== undefined && order.length > 0 && direction !== undefined
  return {
    index,
    ranges,
    ...(isMerged && { heads: prefixes }),
    reverse: direction === 'backward',
    sorted: order.length === 0 || direction !== undefined,
    repeats: parts.some((part, i) => part.many && (several !== undefined || i >= fixed)),
    fixed,
    narrowed,
  }
}

/** The code prefix of each value with this string prefix; undefined if there are too many. */
function startingIn(entries: Entries, start: Code): Code[] | undefined {
  const found: Code[] = []
  for (let low = start; ;) {
    const [code] = entries.within({ low, high: start + after })
    if (code === undefined) return found
    if (found.length === maxMerged) return undefined
    const value = code.slice(0, endOfString(code, start.length))
    found.push(value)
    low = value + after
  }
}

/** A missing value and an empty array may both count as null, depending on the path. */
function codesOf(points: readonly unknown[], part: Part): Code[] {
  const codes = points.map((point) => encode(point, part.descending))
  if (points.some(isNull)) codes.push(encode(nothing, part.descending))
  return [...new Set(codes)]
}

function isNull(point: unknown): boolean {
  return point === null || point === undefined
}

/** Whether a condition narrows an index without naming single values. */
export function isNarrow({ low, high, start }: Condition): boolean {
  return Boolean(low || high || start !== undefined)
}

function rangeIn(prefix: Code, part: Part, { low, high, start }: Condition): Range {
  if (start !== undefined) {
    const code = prefix + startOf(start, part.descending)
    return { low: code, high: code + after }
  }
  // An array may have one value above the low bound and another below the high one: use only one bound.
  const upper = part.many && low ? undefined : high
  const tag = tagOf((low ?? upper)?.value)
  const edge = (byte: number) => prefix + String.fromCharCode(byte)
  const at = ({ value }: Bound, past: boolean) =>
    prefix + encode(value, part.descending) + (past ? after : '')
  if (!part.descending)
    return {
      low: low ? at(low, !low.inclusive) : edge(tag),
      high: upper ? at(upper, upper.inclusive) : edge(tag + 1),
    }
  return {
    low: upper ? at(upper, !upper.inclusive) : edge(~tag & 0xff),
    high: low ? at(low, low.inclusive) : edge((~tag & 0xff) + 1),
  }
}

/** Whether walking the parts after the fixed ones gives the order, and in which direction. */
function directionOf(
  parts: readonly Part[],
  fixed: number,
  order: readonly Order[],
  several: Part | undefined,
): 'forward' | 'backward' | undefined {
  const constant = new Set(
    parts
      .slice(0, fixed)
      .filter((part) => !part.many && part !== several)
      .map(({ path }) => path),
  )
  let position = fixed
  let backward: boolean | undefined
  for (const { path, descending } of order) {
    if (constant.has(path)) continue
    const part = parts[position]
    if (!part) return backward ? 'backward' : 'forward'
    if (part.path !== path || part.many) return undefined
    const against = part.descending !== descending
    if (backward !== undefined && backward !== against) return undefined
    backward = against
    position++
  }
  return backward ? 'backward' : 'forward'
}
