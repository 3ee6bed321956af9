/**
 * Values as bytes whose order is MongoDB's: null, numbers, strings, objects, arrays, booleans, dates.
 * No code is a prefix of another, so codes can be joined; a descending part has its bits flipped.
 */
import { createHash } from 'node:crypto'
import { NotStorable } from '../errors'

const tags = {
  /** Sorts before null: what an empty array leaves in an index. */
  nothing: 0x08,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  boolean: 0x60,
  date: 0x70,
} as const
const end = 0x00
/** Above every tag and every flipped tag, so `prefix + after` lies behind all keys with that prefix. */
export const after = Buffer.from([0xff])
/** Longer strings are told apart by a hash: exact for equality, in no order among each other. */
const longest = 255

/** What an empty array is in an index. */
export const nothing = Symbol('nothing')

/** LMDB's limit for a key, in bytes. */
const maximum = 1978
let bytes = Buffer.allocUnsafe(8192)
let length = 0

function reserve(more: number) {
  if (length + more <= bytes.length) return
  const larger = Buffer.allocUnsafe((length + more) * 2)
  bytes.copy(larger, 0, 0, length)
  bytes = larger
}

export function tagOf(value: unknown): number {
  if (value === null || value === undefined) return tags.null
  if (value === nothing) return tags.nothing
  if (typeof value === 'number' || typeof value === 'bigint') return tags.number
  if (typeof value === 'string') return tags.string
  if (typeof value === 'boolean') return tags.boolean
  if (value instanceof Date) return tags.date
  return Array.isArray(value) ? tags.array : tags.object
}

function addNumber(value: number) {
  reserve(8)
  if (Number.isNaN(value)) {
    bytes.fill(0, length, length + 8)
  } else {
    bytes.writeDoubleBE(value + 0, length)
    const negative = (bytes[length] as number) & 0x80
    if (negative) for (let i = 0; i < 8; i++) flip(length + i)
    else bytes[length] = (bytes[length] as number) | 0x80
  }
  length += 8
}

function flip(position: number) {
  bytes[position] = ~(bytes[position] as number) & 0xff
}

function addString(value: string) {
  reserve(value.length * 3 + 32)
  const start = length
  let stop = start + bytes.write(value, start)
  const long = stop - start > longest
  const hash = long && createHash('md5').update(bytes.subarray(start, stop)).digest()
  if (long) stop = start + longest
  length = stop
  if (bytes.subarray(start, stop).includes(0)) escapeZeros(start, stop)
  bytes[length++] = end
  if (hash) {
    bytes[length++] = 0xfe
    length += hash.copy(bytes, length)
  }
}

function escapeZeros(start: number, stop: number) {
  const raw = Buffer.from(bytes.subarray(start, stop))
  reserve(raw.length * 2 + 32)
  length = start
  for (const byte of raw) {
    bytes[length++] = byte
    if (byte === 0) bytes[length++] = 0xff
  }
}

function addByte(byte: number) {
  reserve(1)
  bytes[length++] = byte
}

function addValue(value: unknown) {
  const tag = tagOf(value)
  addByte(tag)
  addPayload(tag, value)
}

function addPayload(tag: number, value: unknown) {
  if (tag === tags.number) addNumber(Number(value))
  else if (tag === tags.string) addString(value as string)
  else if (tag === tags.date) addNumber((value as Date).getTime())
  else if (tag === tags.boolean) addByte(value ? 1 : 0)
  else if (tag === tags.array) {
    for (const item of value as unknown[]) addValue(item)
    addByte(end)
  } else if (tag === tags.object) {
    for (const [name, item] of Object.entries(value as object)) {
      addByte(tagOf(item))
      addString(name)
      addPayload(tagOf(item), item)
    }
    addByte(end)
  }
}

/** The code of one value. */
export function encode(value: unknown, descending = false): Buffer {
  length = 0
  addValue(value)
  if (descending) for (let i = 0; i < length; i++) flip(i)
  return Buffer.from(bytes.subarray(0, length))
}

/** An index entry: its values, the document's id, and how many bytes the id takes. */
export function entryKey(values: readonly Buffer[], id: Buffer): Buffer {
  const key = Buffer.concat([...values, id, Buffer.from([id.length])])
  if (key.length > maximum) throw new NotStorable('The values of an index are too long.')
  return key
}

export function idKey(id: string): Buffer {
  const key = encode(id)
  if (key.length > longest || Buffer.byteLength(id) > longest - 16)
    throw new NotStorable('An _id is too long: at most 239 bytes.')
  return key
}

/** The id's code at the end of an index entry, ready to look its document up. */
export function idOfEntry(entry: Uint8Array, descending: boolean): Buffer {
  const last = entry.length - 1
  const id = Buffer.from(entry.subarray(last - (entry[last] as number), last))
  if (descending) for (let i = 0; i < id.length; i++) id[i] = ~(id[i] as number) & 0xff
  return id
}
