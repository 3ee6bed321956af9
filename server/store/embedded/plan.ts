/** How a query could walk an index: from where to where, in which direction, and in which order. */
import type { Bound, Condition, Conditions } from './conditions'
import type { Range } from './entries'
import type { Index, Part } from './index'
import { after, type Code, encode, nothing, tagOf } from './key'

export interface Plan {
  /** undefined walks the documents themselves, in the order of their ids. */
  index: Index | undefined
  ranges: Range[]
  reverse: boolean
  /** The walk gives the rows in the wished order. */
  sorted: boolean
  /** A document can come up more than once. */
  repeats: boolean
  /** How many parts of the index the conditions fix, and whether one more is narrowed. */
  fixed: number
  narrowed: boolean
}

export interface Order {
  path: string
  descending: boolean
}

const idPart: Part = { path: '_id', names: ['_id'], descending: false, many: false }

export function planFor(
  index: Index | undefined,
  conditions: Conditions,
  order: readonly Order[],
): Plan {
  const parts = index ? [...index.parts, { ...idPart, descending: index.idDescending }] : [idPart]
  let prefixes: Code[] = ['']
  let fixed = 0
  let several = false
  for (const part of parts) {
    const points = conditions.get(part.path)?.points
    if (!points || (several && points.length > 1) || points.length > 1000) break
    if (points.length !== 1) several = true
    const codes = codesOf(points, part)
    if (codes.length > 1) several = true
    prefixes = prefixes.flatMap((prefix) => codes.map((code) => prefix + code))
    fixed++
  }
  const next = parts[fixed]
  const condition = next && conditions.get(next.path)
  const narrowed = Boolean(next && condition && (condition.low || condition.high))
  const ranges = prefixes.map((prefix) =>
    next && condition && narrowed
      ? rangeIn(prefix, next, condition)
      : { low: prefix, high: prefix + after },
  )
  const direction = several ? undefined : directionOf(parts, fixed, order)
  return {
    index,
    ranges,
    reverse: direction === 'backward',
    sorted: order.length === 0 || direction !== undefined,
    repeats: parts.some((part, i) => part.many && (several || i >= fixed)),
    fixed,
    narrowed,
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

function rangeIn(prefix: Code, part: Part, { low, high }: Condition): Range {
  // An array may hold one value over the low bound and another under the high one: only one counts.
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

/** Whether walking the parts after the fixed ones gives the order, and which way. */
function directionOf(
  parts: readonly Part[],
  fixed: number,
  order: readonly Order[],
): 'forward' | 'backward' | undefined {
  const constant = new Set(
    parts
      .slice(0, fixed)
      .filter(({ many }) => !many)
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
