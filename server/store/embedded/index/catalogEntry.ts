/** A row in the catalog of indexes. */
import type { Index } from './index'

export interface Known {
  number: number
  unique: boolean
  sparse: boolean
  /** Paths at which some document has had an array. */
  many: string[]
}

export function keyFor(collection: string, name: string): Buffer {
  return Buffer.from(`index ${collection} ${name}`)
}

/** The catalog's row for a complete index. */
export function catalogEntry(collection: string, index: Index): { key: Buffer; value: Buffer } {
  const { number, spec, parts } = index
  const many = parts.filter((part) => part.many).map(({ path }) => path)
  const known: Known = { number, unique: Boolean(spec.unique), sparse: Boolean(spec.sparse), many }
  return { key: keyFor(collection, index.name), value: Buffer.from(JSON.stringify(known)) }
}
