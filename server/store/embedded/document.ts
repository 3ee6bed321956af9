/** A document as the embedded store handles it, before the caller's type is known. */
import type { Direction } from '../port'

export interface Doc {
  _id: string
  [field: string]: unknown
}

export type Key = Readonly<Record<string, Direction>>

export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The same value with objects and arrays of its own. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one)]))
}
