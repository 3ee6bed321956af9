/**
 * Encodes a document as one line of JSON: types that JSON lacks are marked, and fields keep their
 * order.
 */
import type { Stored } from './port'

/** Field names that could be taken for our markers. */
const isOurs = (name: string) => name.startsWith('$')

export function encode(value: unknown): string {
  if (value instanceof Date) return `{"$date":${JSON.stringify(value.getTime())}}`
  if (Array.isArray(value)) return `[${value.map(encode).join()}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const fields = entries.map(([name, inner]) => `${JSON.stringify(name)}:${encode(inner)}`)
    const object = `{${fields.join()}}`
    return entries.some(([name]) => isOurs(name)) ? `{"$object":${object}}` : object
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return `{"$number":"${value}"}`
  return JSON.stringify(value) ?? 'null'
}

/** Equal on every store: MongoDB moves _id to the front of what is inserted. */
export function encodeComparably({ _id, ...fields }: Stored): string {
  return encode({ _id, ...fields })
}

/** Throws if the line isn't a document encoded by `encode`. */
export function decode(line: string): Stored {
  const document = revive(JSON.parse(line) as unknown)
  if (!isDocument(document)) throw new Error('Not a document.')
  return document
}

function isDocument(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && '_id' in value
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  if ('$date' in value) return new Date(typeof value.$date === 'number' ? value.$date : Number.NaN)
  if ('$number' in value) return Number(value.$number)
  const fields = '$object' in value ? (value.$object as object) : value
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, revive(inner)]))
}
