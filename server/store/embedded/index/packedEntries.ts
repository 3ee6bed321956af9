/**
 * Merged entries of an index with many entries per document, such as one per word. As separate LMDB
 * keys they would take ten times the text. So each merge becomes a packed segment, written in one
 * go; reads look into all segments, and many of similar size are united into one. A segment counts
 * once the directory names it: leftovers of a crash are removed by the next merge.
 */

import type { Commit, Put } from '../disk/commit'
import type { Table } from '../disk/table'
import { halvesOf, type Packed } from './chunk'
import type { MergedEntries, Range } from './entries'
import type { Code } from './key'
import { mergeSorted } from './mergeSorted'
import {
  chunkKind,
  isBefore,
  keysOf,
  numberIn,
  putsOf,
  type Segment,
  SegmentReader,
  tailKind,
} from './segment'

const directoryKey = Buffer.from([0])
/** This many segments of similar size are united into one of the next size. */
const crowd = 8
/** Segments with up to this many entries have the smallest size. */
const small = 1000
/** Chunks committed at once. */
const pieceSize = 32
const removedAtOnce = 200
const readAtOnce = 1000
/** Longest time to block the event loop, in milliseconds. */
const sliceMs = 2

export class PackedEntries implements MergedEntries {
  /** Whether everything in the table is named by the directory. */
  private isTidy = false
  private newest = 0

  constructor(
    private readonly table: Table,
    private readonly commit: Commit,
  ) {}

  codes(range: Range, reverse: boolean): Iterable<Code> {
    const sources = this.directory().map((segment) =>
      new SegmentReader(this.table, segment).codes(range, reverse),
    )
    return mergeSorted(sources, reverse ? (one, other) => one > other : (one, other) => one < other)
  }

  async change(added: readonly Code[], gone: readonly Code[]): Promise<void> {
    if (!this.isTidy) await this.tidy()
    this.isTidy = false
    if (gone.length > 0)
      for (const segment of this.directory())
        await this.write(new SegmentReader(this.table, segment).putsWithout(gone))
    if (added.length > 0) await this.append(added)
    for (let some = this.crowded(); some; some = this.crowded()) await this.unite(some)
    this.isTidy = true
  }

  clear(): void {
    if (this.table.getKeysCount({ limit: 1 }) > 0) this.table.clearSync()
  }

  refresh(): void {
    this.table.resetReadTxn()
  }

  private async append(codes: readonly Code[]): Promise<void> {
    const tails = new Set<Code>()
    const starts = Array.from(
      { length: Math.ceil(codes.length / readAtOnce) },
      (_, i) => i * readAtOnce,
    )
    await inTurns(starts, (start) => {
      for (const code of codes.slice(start, start + readAtOnce)) tails.add(halvesOf(code)[1])
    })
    const ordered = [...tails].sort()
    const numbers = new Map(ordered.map((tail, number) => [tail, number]))
    const entries = function* (): Generator<Packed, void> {
      for (const code of codes) {
        const [head, tail] = halvesOf(code)
        yield { head, tail: numbers.get(tail) as number }
      }
    }
    await this.replace([], ordered, entries())
  }

  private directory(): Segment[] {
    const bytes = this.table.getBinary(directoryKey)
    return bytes ? (JSON.parse(bytes.toString()) as Segment[]) : []
  }

  private crowded(): Segment[] | undefined {
    const bySize = new Map<number, Segment[]>()
    for (const segment of this.directory()) {
      const size = Math.ceil(Math.log(Math.max(segment.entries, small) / small) / Math.log(crowd))
      const some = bySize.get(size) ?? []
      bySize.set(size, some)
      if (some.push(segment) === crowd) return some
    }
    return undefined
  }

  /** Drops tails that no entry uses any more and renumbers the rest. */
  private async unite(segments: readonly Segment[]): Promise<void> {
    const readers = segments.map((segment) => new SegmentReader(this.table, segment))
    const used = segments.map(({ tails }) => new Uint8Array(tails))
    const numbers = segments.map(({ tails }) => new Uint32Array(tails))
    for (const [i, reader] of readers.entries())
      await inTurns(reader.chunks(), ({ tails }) => {
        for (const tail of tails) (used[i] as Uint8Array)[tail] = 1
      })
    const entriesOf = function* (reader: SegmentReader, i: number): Generator<Packed, void> {
      for (const { heads, tails } of reader.chunks())
        for (const [index, head] of heads.entries())
          yield { head, tail: (numbers[i] as Uint32Array)[tails[index] as number] as number }
    }
    await this.replace(
      segments,
      renumbered(readers, used, numbers),
      mergeSorted(readers.map(entriesOf), isBefore),
    )
  }

  private async replace(
    old: readonly Segment[],
    tails: Iterable<Code>,
    entries: Iterable<Packed>,
  ): Promise<void> {
    const segment: Segment = { number: ++this.newest, entries: 0, tails: 0 }
    await this.write(putsOf(this.table, segment, tails, entries))
    const gone = new Set(old.map(({ number }) => number))
    const named = this.directory().filter(({ number }) => !gone.has(number))
    if (segment.entries > 0) named.push(segment)
    const value = Buffer.from(JSON.stringify(named))
    await this.commit([{ table: this.table, key: directoryKey, value }])
    for (const number of gone) await this.remove(number)
  }

  /** Puts that come as a list go into one commit. */
  private async write(puts: Iterable<Put | Put[]>): Promise<void> {
    let piece: Put[] = []
    await inTurns(puts, async (some) => {
      piece = piece.concat(some)
      if (piece.length < pieceSize) return
      await this.commit(piece)
      piece = []
    })
    if (piece.length > 0) await this.commit(piece)
  }

  private async tidy(): Promise<void> {
    const named = new Set(this.directory().map(({ number }) => number))
    this.newest = Math.max(this.newest, ...named)
    for (const kind of [tailKind, chunkKind])
      for (let number = 0; ; number++) {
        const range = { start: keysOf(kind, number).start, end: Buffer.from([kind + 1]), limit: 1 }
        const [key] = [...this.table.getKeys(range)]
        if (!key) break
        number = numberIn(key)
        if (!named.has(number)) await this.remove(number)
      }
  }

  private async remove(number: number): Promise<void> {
    for (const kind of [tailKind, chunkKind])
      for (;;) {
        const keys = [...this.table.getKeys({ ...keysOf(kind, number), limit: removedAtOnce })]
        if (keys.length === 0) break
        await this.commit(keys.map((key) => ({ table: this.table, key, value: undefined })))
      }
  }
}

/** The used tails of all segments, sorted and without duplicates; records their new numbers. */
function* renumbered(
  readers: readonly SegmentReader[],
  used: readonly Uint8Array[],
  numbers: readonly Uint32Array[],
): Generator<Code, void> {
  const at = readers.map(() => -1)
  const current: (Code | undefined)[] = []
  const advance = (i: number) => {
    const next = (used[i] as Uint8Array).indexOf(1, (at[i] as number) + 1)
    at[i] = next
    current[i] = next < 0 ? undefined : (readers[i] as SegmentReader).tail(next)
  }
  for (const i of readers.keys()) advance(i)
  for (let number = 0; ; number++) {
    let first: Code | undefined
    for (const tail of current)
      if (tail !== undefined && (first === undefined || tail < first)) first = tail
    if (first === undefined) return
    yield first
    for (const i of readers.keys()) {
      if (current[i] !== first) continue
      ;(numbers[i] as Uint32Array)[at[i] as number] = number
      advance(i)
    }
  }
}

/** Yields to the event loop after each time slice. */
async function inTurns<T>(
  steps: Iterable<T>,
  work: (step: T) => void | Promise<void>,
): Promise<void> {
  let until = performance.now() + sliceMs
  for (const step of steps) {
    await work(step)
    if (performance.now() < until) continue
    await new Promise(setImmediate)
    until = performance.now() + sliceMs
  }
}
