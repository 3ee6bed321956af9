/**
 * The conditions a filter sets on single paths, for choosing an index. They may be weaker than the
 * filter, never stronger: every row is tested with the whole filter afterwards.
 */
import { isPlain } from '../disk/document'

export interface Bound {
  value: unknown
  inclusive: boolean
}

export interface Condition {
  /** Equal to one of these values. */
  points?: readonly unknown[]
  low?: Bound
  high?: Bound
  /** A string with this prefix; in an array, one of its items. */
  start?: string
}

export type Conditions = ReadonlyMap<string, Condition>

export function conditionsOf(filter: object): Conditions {
  const conditions = new Map<string, Condition>()
  collect(filter, conditions)
  return conditions
}

function collect(filter: object, into: Map<string, Condition>) {
  for (const [path, demand] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(demand)) {
      for (const part of demand) if (isPlain(part)) collect(part, into)
    } else if (!path.startsWith('$')) {
      const found = isOperators(demand) ? fromOperators(demand) : fromPoints([demand])
      const known = into.get(path)
      into.set(path, known ? { ...found, ...known } : found)
    }
  }
}

export function isOperators(demand: unknown): demand is Record<string, unknown> {
  return isPlain(demand) && Object.keys(demand).some((key) => key.startsWith('$'))
}

function fromOperators(demand: Record<string, unknown>): Condition {
  const condition: Condition = {}
  for (const [operator, value] of Object.entries(demand)) {
    if (operator === '$eq') Object.assign(condition, fromPoints([value]))
    else if (operator === '$in' && Array.isArray(value)) Object.assign(condition, fromPoints(value))
    else if (operator === '$regex') Object.assign(condition, fromPattern(value))
    else if (!isOrdered(value)) continue
    else if (operator === '$gt' || operator === '$gte')
      condition.low = { value, inclusive: operator === '$gte' }
    else if (operator === '$lt' || operator === '$lte')
      condition.high = { value, inclusive: operator === '$lte' }
  }
  return condition
}

function fromPoints(values: readonly unknown[]): Condition {
  return values.every(isScalar) ? { points: values } : {}
}

/** For `^` with plain letters and digits an index can use a range, as MongoDB's does. */
function fromPattern(pattern: unknown): Condition {
  const start = typeof pattern === 'string' && /^\^([\p{L}\p{N}]{1,80})$/u.exec(pattern)?.[1]
  return start ? { start } : {}
}

/** Types for which an index has ranges; null and mixed ranges are left to the row test. */
function isOrdered(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isNaN(value)
  if (typeof value === 'string') return value.length < 80
  return typeof value === 'boolean' || value instanceof Date
}

function isScalar(value: unknown): boolean {
  if (value === null || value === undefined || value instanceof Date) return true
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
