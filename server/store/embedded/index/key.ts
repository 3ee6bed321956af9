/**
 * Encodes values as codes that sort like MongoDB: null, numbers, strings, objects, arrays,
 * booleans, dates. A code is a string with one character per byte, which joins, compares and hashes
 * faster than a buffer. No code is a prefix of another; descending codes have their bits flipped.
 */
import { createHash } from 'node:crypto'
import { NotStorable } from '../../errors'

export type Code = string

const tags = {
  /** Sorts before null: an empty array's value in an index. */
  nothing: 0x08,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  boolean: 0x60,
  date: 0x70,
} as const
const end = '\x00'
/** Above every tag and flipped tag, so `prefix + after` sorts after all codes with the prefix. */
export const after: Code = '\xff'
/** Longer strings end in a hash: equality is exact, but their order among each other is not. */
const longest = 255
const hashLength = 16
/** LMDB's limit for a key, in bytes. */
const longestKey = 1978

/** An empty array's value in an index. */
export const nothing = Symbol('nothing')

export function tagOf(value: unknown): number {
  if (value === null || value === undefined) return tags.null
  if (value === nothing) return tags.nothing
  if (typeof value === 'number' || typeof value === 'bigint') return tags.number
  if (typeof value === 'string') return tags.string
  if (typeof value === 'boolean') return tags.boolean
  if (value instanceof Date) return tags.date
  return Array.isArray(value) ? tags.array : tags.object
}

const double = Buffer.alloc(8)

function numberCode(value: number): Code {
  if (Number.isNaN(value)) return end.repeat(8)
  double.writeDoubleBE(value + 0) // adding 0 turns -0 into 0
  const negative = (double[0] as number) & 0x80
  if (negative) for (let i = 0; i < 8; i++) double[i] = ~(double[i] as number)
  else double[0] = (double[0] as number) | 0x80
  return double.toString('latin1')
}

function stringCode(value: string): Code {
  const bytes = isAscii(value) ? value : Buffer.from(value).toString('latin1')
  const short = bytes.length > longest ? bytes.slice(0, longest) : bytes
  const code = (short.includes(end) ? short.replaceAll(end, `${end}\xff`) : short) + end
  if (short === bytes) return code
  return `${code}\xfe${createHash('md5').update(value).digest().toString('latin1')}`
}

function isAscii(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 0x7f) return false
  return true
}

function payload(tag: number, value: unknown): Code {
  if (tag === tags.string) return stringCode(value as string)
  if (tag === tags.number) return numberCode(Number(value))
  if (tag === tags.date) return numberCode((value as Date).getTime())
  if (tag === tags.boolean) return value ? '\x01' : '\x00'
  if (tag === tags.array) return (value as unknown[]).map((item) => encode(item)).join('') + end
  if (tag === tags.object)
    return (
      Object.entries(value as object)
        .map(fieldCode)
        .join('') + end
    )
  return ''
}

/** Objects compare by type, then name, then value of each field. */
function fieldCode([name, value]: [string, unknown]): Code {
  const tag = tagOf(value)
  return String.fromCharCode(tag) + stringCode(name) + payload(tag, value)
}

/** The code of one value. */
export function encode(value: unknown, descending = false): Code {
  const tag = tagOf(value)
  const code = String.fromCharCode(tag) + payload(tag, value)
  return descending ? flip(code) : code
}

/** The end of an ascending string's code; `at` is a position within it or at its end. */
export function endOfString(code: Code, at: number): number {
  for (let i = code.indexOf(end, at); ; i = code.indexOf(end, i + 1)) {
    const next = code[i + 1]
    if (next === '\xfe') return i + 2 + hashLength
    if (next !== '\xff') return i + 1
  }
}

/** The common prefix of the codes of all strings that begin with `start`. */
export function startOf(start: string, descending = false): Code {
  const code = encode(start).slice(0, -end.length)
  return descending ? flip(code) : code
}

export function flip(code: Code): Code {
  const bytes = bytesOf(code)
  for (let i = 0; i < bytes.length; i++) bytes[i] = ~(bytes[i] as number)
  return bytes.toString('latin1')
}

export function bytesOf(code: Code): Buffer {
  return Buffer.from(code, 'latin1')
}

export function codeOf(bytes: Buffer): Code {
  return bytes.toString('latin1')
}

/** The code of an _id, which is also its document's key. */
export function idCode(id: string): Code {
  const code = encode(id)
  if (code.length > longest) throw new NotStorable('An _id is too long.')
  return code
}

/** The end of every entry of a document: its id, and the length of the id's code. */
export function tailOf(id: Code): Code {
  return id + String.fromCharCode(id.length)
}

/** An index entry: its values and its tail. */
export function entryCode(values: Code, tail: Code): Code {
  const code = values + tail
  if (code.length > longestKey) throw new NotStorable('The values of an index are too long.')
  return code
}

/** The part of an index entry before the id. */
export function valuesOfEntry(entry: Code): Code {
  const last = entry.length - 1
  return entry.slice(0, last - entry.charCodeAt(last))
}

/** The id's code at the end of an index entry. */
export function idOfEntry(entry: Code, descending: boolean): Code {
  const last = entry.length - 1
  const id = entry.slice(last - entry.charCodeAt(last), last)
  return descending ? flip(id) : id
}
