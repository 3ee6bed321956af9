/**
 * The entries of one index: those on disk, overlaid by recent ones. Recent entries are safe in the
 * journal and stay in memory until many are merged at once: merging each alone would rewrite a page.
 */

import { after, bytesOf, type Code } from './key'
import { Layer, insertionIndex } from './layer'

/** From low, inclusive, to high, exclusive. */
export interface Range {
  low: Code
  high: Code
}

export interface Change {
  code: Code
  present: boolean
}

/** Entries on disk. */
export interface MergedEntries {
  /** In order. Read them in one go: entries merged meanwhile may or may not appear. */
  codes(range: Range, reverse: boolean): Iterable<Code>
  /** Both sorted. Can be repeated, even after failing halfway. */
  change(added: readonly Code[], gone: readonly Code[]): Promise<void>
  clear(): void
  /** Makes reads see the last merge. */
  refresh(): void
}

export class Entries {
  private recent: Layer
  /** The changes being merged to disk; stays complete until that is done. */
  private merging: Layer | undefined

  constructor(
    private readonly disk: MergedEntries,
    private readonly unique: boolean,
  ) {
    this.recent = new Layer(unique)
  }

  /** Changes not merged yet, without those being merged. */
  get waiting(): number {
    return this.recent.size
  }

  note({ code, present }: Change): void {
    this.recent.set(code, present)
  }

  /** Removes all entries. */
  clear(): void {
    this.recent = new Layer(this.unique)
    this.merging = undefined
    this.disk.clear()
  }

  /** Adds sorted entries to those on disk. */
  fill(codes: readonly Code[]): Promise<void> {
    return this.disk.change(codes, [])
  }

  /** Merges the changes so far to disk. Repeats the same ones until `merged` is called. */
  async merge(): Promise<void> {
    if (!this.merging) {
      this.merging = this.recent
      this.recent = new Layer(this.unique)
    }
    const { added, gone } = this.merging.changes()
    await this.disk.change(added, gone)
  }

  merged(): void {
    this.merging = undefined
    this.disk.refresh()
  }

  /** For a unique index: the entry with these values. Sorts nothing, unlike `within`. */
  holding(values: Code): Code | undefined {
    for (const layer of [this.recent, this.merging]) {
      const code = layer?.latestOf(values)
      if (layer && code !== undefined) return layer.isPresent(code) ? code : undefined
    }
    for (const code of this.disk.codes({ low: values, high: values + after }, false)) return code
    return undefined
  }

  *within(range: Range, reverse = false): Generator<Code, void> {
    const layers = [this.recent, this.merging].flatMap((layer) =>
      layer && layer.size > 0 ? [new Walk(layer, range, reverse)] : [],
    )
    const disk = this.disk.codes(range, reverse)
    if (layers.every(({ next }) => next === undefined)) yield* disk
    else yield* mix(disk, layers, reverse)
  }
}

/** Merges in order; the newest layer decides whether an entry is present. */
function* mix(
  disk: Iterable<Code>,
  layers: readonly Walk[],
  reverse: boolean,
): Generator<Code, void> {
  const keys = disk[Symbol.iterator]()
  const advance = (): Code | undefined => {
    const { done, value } = keys.next()
    return done ? undefined : value
  }
  try {
    let onDisk = advance()
    for (;;) {
      let first = onDisk
      for (const { next } of layers)
        if (next !== undefined && (first === undefined || (reverse ? next > first : next < first)))
          first = next
      if (first === undefined) return
      const word = layers.find(({ next }) => next === first)
      const present = word ? word.present : true
      if (onDisk === first) onDisk = advance()
      for (const layer of layers) if (layer.next === first) layer.advance()
      if (present) yield first
    }
  } finally {
    keys.return?.()
  }
}

/** Iterates over one layer. */
class Walk {
  next: Code | undefined
  private readonly codes: readonly Code[]
  private position: number
  private readonly step: 1 | -1
  private readonly last: number

  constructor(
    private readonly layer: Layer,
    { low, high }: Range,
    reverse: boolean,
  ) {
    this.codes = layer.codes()
    const start = insertionIndex(this.codes, low)
    const end = insertionIndex(this.codes, high)
    this.step = reverse ? -1 : 1
    this.position = reverse ? end : start - 1
    this.last = reverse ? start : end - 1
    this.advance()
  }

  get present(): boolean {
    return this.next !== undefined && this.layer.isPresent(this.next)
  }

  advance(): void {
    const more = this.step === 1 ? this.position < this.last : this.position > this.last
    if (more) this.position += this.step
    this.next = more ? this.codes[this.position] : undefined
  }
}

export function optionsOf({ low, high }: Range, reverse: boolean) {
  const [start, end] = [bytesOf(low || '\x00'), bytesOf(high)]
  return reverse
    ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true }
    : { start, end }
}
