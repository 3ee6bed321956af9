/**
 * A segment of an index: entries merged to disk together, sorted and packed. Besides chunks of
 * entries it stores their tails, sorted too, so that a tail's number gives its order.
 */

import type { Put } from '../disk/commit'
import type { Table } from '../disk/table'
import { Chunk, halvesOf, type Packed, unpack, varint } from './chunk'
import type { Range } from './entries'
import { bytesOf, type Code, codeOf } from './key'

export interface Segment {
  number: number
  /** The number of entries when it was written. */
  entries: number
  tails: number
}

/** A key begins with its kind and the segment's number; a chunk's ends with its first entry. */
type Kind = 1 | 2
export const tailKind: Kind = 1
export const chunkKind: Kind = 2
const tailsTogether = 64
/** Tail chunks that a reader caches. */
const tailChunksRead = 100

function keyIn(kind: Kind, segment: number, rest: Code = ''): Buffer {
  return bytesOf(String.fromCharCode(kind) + fourBytes(segment) + rest)
}

export function keysOf(kind: Kind, segment: number) {
  return { start: keyIn(kind, segment), end: keyIn(kind, segment + 1) }
}

export function numberIn(key: Buffer): number {
  return key.readUInt32BE(1)
}

function fourBytes(value: number): Code {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}

/** Writes `segment` and counts into it; consumes all tails before the first entry. */
export function* putsOf(
  table: Table,
  segment: Segment,
  tails: Iterable<Code>,
  entries: Iterable<Packed>,
): Generator<Put, void> {
  let together = ''
  const tailPut = () => {
    const chunk = Math.floor((segment.tails - 1) / tailsTogether)
    const put = { table, key: tailKey(segment, chunk), value: bytesOf(together) }
    together = ''
    return put
  }
  for (const tail of tails) {
    together += varint(tail.length) + tail
    if (++segment.tails % tailsTogether === 0) yield tailPut()
  }
  if (together) yield tailPut()
  let chunk = new Chunk()
  const chunkPut = () => {
    const key = chunkKey(segment, chunk.first as Packed)
    return { table, key, value: bytesOf(chunk.packed) }
  }
  for (const entry of entries) {
    segment.entries++
    if (chunk.add(entry)) continue
    yield chunkPut()
    chunk = new Chunk()
    chunk.add(entry)
  }
  if (chunk.first) yield chunkPut()
}

function tailKey({ number }: Segment, chunk: number): Buffer {
  return keyIn(tailKind, number, fourBytes(chunk))
}

function chunkKey({ number }: Segment, { head, tail }: Packed): Buffer {
  return keyIn(chunkKind, number, head + fourBytes(tail))
}

/** Reads a segment as it is now; don't keep it longer than one read. */
export class SegmentReader {
  private readonly tailsRead = new Map<number, Code[]>()
  /** The last tail looked up: often all lookups are for one document. */
  private placed: { code: Code; number: number } | undefined

  constructor(
    private readonly table: Table,
    private readonly segment: Segment,
  ) {}

  *codes({ low, high }: Range, reverse: boolean): Generator<Code, void> {
    const [from, to] = [this.placeOf(low), this.placeOf(high)]
    const first = this.chunkWith(from) ?? keysOf(chunkKind, this.segment.number).start
    const last = chunkKey(this.segment, to)
    const chunks = this.table.getRange(
      reverse
        ? { start: last, exclusiveStart: true, end: first, inclusiveEnd: true, reverse }
        : { start: first, end: last },
    )
    for (const { value } of chunks) {
      const { heads, tails } = unpack(value)
      const begin = positionOf(heads, tails, from)
      const end = positionOf(heads, tails, to)
      if (reverse)
        for (let i = end - 1; i >= begin; i--) yield heads[i] + this.tail(tails[i] as number)
      else for (let i = begin; i < end; i++) yield heads[i] + this.tail(tails[i] as number)
    }
  }

  /** Puts that remove these codes, chunk by chunk. The codes come in order. */
  *putsWithout(codes: readonly Code[]): Generator<Put[], void> {
    const places = codes.map((code) => this.placeOf(code))
    for (let i = 0; i < places.length;) {
      const key = this.chunkWith(places[i] as Packed)
      const value = key && this.table.getBinary(key)
      if (!key || !value) {
        i++
        continue
      }
      const { heads, tails } = unpack(value)
      const gone = new Set<number>()
      const behind = { head: heads.at(-1) as Code, tail: (tails.at(-1) as number) + 1 }
      do {
        const place = places[i] as Packed
        const at = positionOf(heads, tails, place)
        const isHere = heads[at] === place.head && tails[at] === place.tail
        if (isHere && heads[at] + this.tail(place.tail) === codes[i]) gone.add(at)
        i++
      } while (i < places.length && isBefore(places[i] as Packed, behind))
      if (gone.size > 0) yield this.withoutSome(key, heads, tails, gone)
    }
  }

  /** A chunk's key changes too if it has a removed entry, which may be a word to erase. */
  private withoutSome(
    key: Buffer,
    heads: readonly Code[],
    tails: readonly number[],
    gone: ReadonlySet<number>,
  ): Put[] {
    const { table } = this
    const chunk = new Chunk()
    for (const [i, head] of heads.entries())
      if (!gone.has(i)) chunk.add({ head, tail: tails[i] as number })
    const old = { table, key, value: undefined }
    if (!chunk.first) return [old]
    const next = chunkKey(this.segment, chunk.first)
    const put = { table, key: next, value: bytesOf(chunk.packed) }
    return next.equals(key) ? [put] : [old, put]
  }

  tail(number: number): Code {
    const chunk = Math.floor(number / tailsTogether)
    let tails = this.tailsRead.get(chunk)
    if (!tails) {
      tails = unpackTails(this.table.getBinary(tailKey(this.segment, chunk)))
      if (this.tailsRead.size === tailChunksRead) this.tailsRead.clear()
      this.tailsRead.set(chunk, tails)
    }
    return tails[number % tailsTogether] as Code
  }

  /** Every chunk. Other work may run in between, as long as the segment doesn't change. */
  *chunks(): Generator<ReturnType<typeof unpack>, void> {
    let { start, end } = keysOf(chunkKind, this.segment.number)
    for (;;) {
      const [row] = [...this.table.getRange({ start, end, limit: 1 })]
      if (!row) return
      yield unpack(row.value)
      start = Buffer.concat([row.key, Buffer.from([0])])
    }
  }

  /** The position of a code that is or could be here, ordered correctly against all entries. */
  private placeOf(code: Code): Packed {
    const [head, tail] = halvesOf(code)
    if (this.placed?.code !== tail) this.placed = { code: tail, number: this.numberOf(tail) }
    return { head, tail: this.placed.number }
  }

  /** The number of the first tail that isn't less than this one. */
  private numberOf(tail: Code): number {
    let low = 0
    let high = this.segment.tails
    // Most lookups are for all entries of a head, from '' to past the last tail.
    if (tail === '') return low
    if (high > 0 && this.tail(high - 1) < tail) return high
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.tail(middle) < tail) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The key of the last chunk that begins at or before this place. */
  private chunkWith(place: Packed): Buffer | undefined {
    const { start } = keysOf(chunkKind, this.segment.number)
    const options = { start: chunkKey(this.segment, place), end: start, reverse: true, limit: 1 }
    for (const key of this.table.getKeys({ ...options, inclusiveEnd: true })) return key
    return undefined
  }
}

function unpackTails(bytes: Buffer | undefined): Code[] {
  if (!bytes) throw new Error('An index is damaged: a part of it is missing.')
  const tails: Code[] = []
  const all = codeOf(bytes)
  for (let position = 0; position < all.length;) {
    let length = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = all.charCodeAt(position++)
      length += (byte & 127) * factor
      if (byte < 128) break
    }
    tails.push(all.slice(position, position + length))
    position += length
  }
  return tails
}

export function isBefore(one: Packed, other: Packed): boolean {
  return one.head < other.head || (one.head === other.head && one.tail < other.tail)
}

/** The position of the first entry that isn't before this place. */
function positionOf(heads: readonly Code[], tails: readonly number[], place: Packed): number {
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = { head: heads[middle] as Code, tail: tails[middle] as number }
    if (isBefore(entry, place)) low = middle + 1
    else high = middle
  }
  return low
}
