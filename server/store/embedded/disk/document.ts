/** A document inside the embedded store, where its type isn't known. */

export interface Doc {
  _id: string
  [field: string]: unknown
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A deep copy of objects and arrays. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one)]))
}
