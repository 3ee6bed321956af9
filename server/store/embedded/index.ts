/** One index: the entries that a document has in it, and whether any document brings an array. */
import type { IndexSpec } from '../port'
import type { Doc } from './document'
import type { Table } from './environment'
import { encode, entryKey } from './key'
import { refuseParallelArrays, valuesAt } from './values'

export interface Part {
  path: string
  names: readonly string[]
  descending: boolean
  /** Some document has had an array here: a document can have several entries, in no single order. */
  many: boolean
}

export interface Index {
  name: string
  spec: IndexSpec
  table: Table
  /** The parts before the id, which always ends an entry. */
  parts: readonly Part[]
  idDescending: boolean
}

export function nameOf(spec: IndexSpec): string {
  const parts = Object.entries(spec.key).map(([path, direction]) => `${path}_${direction}`)
  return parts.join('_')
}

export function describeIndex(spec: IndexSpec, table: Table, manyPaths: readonly string[]): Index {
  const keys = Object.entries(spec.key)
  const last = keys.at(-1)
  const endsWithId = last?.[0] === '_id'
  const parts = (endsWithId ? keys.slice(0, -1) : keys).map(([path, direction]) => ({
    path,
    names: path.split('.'),
    descending: direction === -1,
    many: manyPaths.includes(path),
  }))
  return { name: nameOf(spec), spec, table, parts, idDescending: endsWithId && last[1] === -1 }
}

export interface Entries {
  /** What comes before the id, for uniqueness. */
  prefixes: Buffer[]
  keys: Buffer[]
  /** Parts in which this document has an array and none had before. */
  newlyMany: Part[]
}

/** `id` is the id's code, ascending. */
export function entriesOf(index: Index, document: Doc, id: Buffer): Entries {
  let prefixes: Buffer[] = [Buffer.alloc(0)]
  const newlyMany: Part[] = []
  let arrays = 0
  for (const part of index.parts) {
    const { values, many } = valuesAt(document, part.names)
    if (many && ++arrays > 1) refuseParallelArrays(index.name)
    if (many && !part.many) newlyMany.push(part)
    const codes = values.map((value) => encode(value, part.descending))
    prefixes = prefixes.flatMap((prefix) => codes.map((code) => Buffer.concat([prefix, code])))
  }
  if (arrays > 0) prefixes = distinct(prefixes)
  const tail = index.idDescending ? Buffer.from(id.map((byte) => ~byte & 0xff)) : id
  return { prefixes, keys: prefixes.map((prefix) => entryKey([prefix], tail)), newlyMany }
}

function distinct(keys: Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()]
}
