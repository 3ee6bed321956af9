/** The values of a document at a dotted path, as MongoDB's indexes see them. */
import { isPlain } from '../disk/document'
import { nothing } from './key'

/**
 * Every value at the path: arrays fan out, a missing value is null. `many` is true if there was an
 * array, however short.
 */
export function valuesAt(
  document: object,
  path: readonly string[],
): { values: unknown[]; many: boolean } {
  let value: unknown = document
  for (const name of path) {
    if (Array.isArray(value)) return manyAt(document, path)
    value = isPlain(value) ? value[name] : null
  }
  if (Array.isArray(value)) return manyAt(document, path)
  return { values: [value ?? null], many: false }
}

function manyAt(document: object, path: readonly string[]): { values: unknown[]; many: true } {
  const values: unknown[] = []
  const walk = (value: unknown, depth: number, inArray: boolean) => {
    if (Array.isArray(value) && !inArray) {
      if (value.length === 0) values.push(depth === path.length ? nothing : null)
      for (const item of value) walk(item, depth, true)
    } else if (depth === path.length) {
      values.push(value ?? null)
    } else {
      walk(isPlain(value) ? value[path[depth] as string] : null, depth + 1, false)
    }
  }
  walk(document, 0, false)
  return { values, many: true }
}
