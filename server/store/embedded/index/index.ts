import type { IndexSpec } from '../../collectionSpec'
/** Describes an index and computes a document's entries in it. */
import { NotStorable } from '../../errors'
import type { Doc } from '../disk/document'
import type { Entries } from './entries'
import { type Code, encode, entryCode, flip, tailOf } from './key'
import { valuesAt } from './values'

export interface Part {
  path: string
  names: readonly string[]
  descending: boolean
  /** Some document has had an array here: it can have several entries, in no single order. */
  many: boolean
}

export interface Index {
  name: string
  /** Identifies the index in the journal. */
  number: number
  spec: IndexSpec
  entries: Entries
  /** The parts before the id, which ends every entry. */
  parts: readonly Part[]
  idDescending: boolean
}

export function nameOf(spec: IndexSpec): string {
  const parts = Object.entries(spec.key).map(([path, direction]) => `${path}_${direction}`)
  return [...parts, ...(spec.packed ? ['packed'] : [])].join('_')
}

export function describeIndex(
  spec: IndexSpec,
  entries: Entries,
  known: { number: number; many: readonly string[] },
): Index {
  const keys = Object.entries(spec.key)
  const last = keys.at(-1)
  const endsWithId = last?.[0] === '_id'
  const parts = (endsWithId ? keys.slice(0, -1) : keys).map(([path, direction]) => ({
    path,
    names: path.split('.'),
    descending: direction === -1,
    many: known.many.includes(path),
  }))
  const idDescending = endsWithId && last[1] === -1
  return { name: nameOf(spec), number: known.number, spec, entries, parts, idDescending }
}

/** The entries of one document; `values[i]` is the part of `codes[i]` before the id. */
export interface Listing {
  values: Code[]
  codes: Code[]
  /** Parts in which this document has an array for the first time in the collection. */
  newlyMany: Part[]
}

/** `id`: the id's code, ascending. */
export function listingOf(index: Index, document: Doc, id: Code): Listing {
  let values: Code[] = ['']
  let missing = true
  let arrays = 0
  const newlyMany: Part[] = []
  for (const part of index.parts) {
    const found = valuesAt(document, part.names)
    if (found.many && ++arrays > 1)
      throw new NotStorable(`Two arrays in one document cannot both be in the index ${index.name}.`)
    if (found.many && !part.many) newlyMany.push(part)
    missing &&= !found.many && found.values[0] === null
    values = joined(values, found.values, part.descending)
  }
  if (missing && index.spec.sparse) return { values: [], codes: [], newlyMany }
  const tail = tailOf(index.idDescending ? flip(id) : id)
  return { values, codes: values.map((head) => entryCode(head, tail)), newlyMany }
}

/** Combines every head with every value. Repeated array items count once. */
function joined(heads: Code[], values: readonly unknown[], descending: boolean): Code[] {
  if (values.length === 1) {
    const code = encode(values[0], descending)
    for (let i = 0; i < heads.length; i++) heads[i] += code
    return heads
  }
  const all: Code[] = []
  for (const code of new Set(values.map((value) => encode(value, descending))))
    for (const head of heads) all.push(head + code)
  return all
}
