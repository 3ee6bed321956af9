/** What a document holds at a dotted path, the way MongoDB's indexes see it. */
import { NotStorable } from '../errors'
import { isPlain } from './document'
import { nothing } from './key'

/**
 * Every value at the path: arrays fan out, a missing value is null. `many` tells whether an array
 * was met, even a short one.
 */
export function valuesAt(
  document: object,
  path: readonly string[],
): { values: unknown[]; many: boolean } {
  const values: unknown[] = []
  let many = false
  const walk = (value: unknown, depth: number, inArray: boolean) => {
    if (Array.isArray(value) && !inArray) {
      many = true
      if (value.length === 0) values.push(depth === path.length ? nothing : null)
      for (const item of value) walk(item, depth, true)
    } else if (depth === path.length) {
      values.push(value ?? null)
    } else {
      walk(isPlain(value) ? value[path[depth] as string] : null, depth + 1, false)
    }
  }
  walk(document, 0, false)
  return { values, many }
}

/** The single value that most paths have, without making an array for it. */
export function plainValueAt(document: object, path: readonly string[]): unknown {
  let value: unknown = document
  for (const name of path) {
    if (!isPlain(value)) return value === null || value === undefined ? null : undefined
    value = value[name] ?? null
  }
  return Array.isArray(value) ? undefined : value
}

export function refuseParallelArrays(index: string): never {
  throw new NotStorable(`Two arrays in one document cannot both be in the index ${index}.`)
}
