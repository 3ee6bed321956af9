/** A fingerprint of a collection's contents, the same for the same documents on every store. */
import { createHash } from 'node:crypto'
import { indexes } from './indexes'
import type { IndexSpec } from './indexSpec'
import type { CollectionName, Store, Stored } from './port'

export interface Contents {
  documents: number
  hash: string
}

/** Leaves out what expires before `until`: it may go from one store while the other is still read. */
export async function contentsOf(
  store: Store,
  name: CollectionName,
  until: Date,
): Promise<Contents> {
  const expiring: readonly IndexSpec[] = indexes[name]
  const hash = createHash('sha256')
  let documents = 0
  for await (const document of store.collection(name).find({}, { sort: { _id: 1 } })) {
    if (expiring.some((spec) => expiresBefore(document, spec, until))) continue
    hash.update(canonical(document)).update('\n')
    documents++
  }
  return { documents, hash: hash.digest('hex') }
}

function expiresBefore(
  document: Stored,
  { key, expireAfterSeconds }: IndexSpec,
  until: Date,
): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...document }
  const value = fields[Object.keys(key)[0] ?? '']
  if (expireAfterSeconds === undefined || !(value instanceof Date)) return false
  return value.getTime() + expireAfterSeconds * 1000 <= until.getTime()
}

/** Like JSON, but a Date is told apart from its text, and the fields keep their order. */
function canonical(value: unknown): string {
  if (value instanceof Date) return `Date(${value.getTime()})`
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`,
    )
    return `{${fields.join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}
