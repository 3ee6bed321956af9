/**
 * Packs many index entries into one page. An entry's head (its first string) is stored as the
 * difference from the previous head. The rest, its tail, is stored as its number among the
 * segment's tails, since all words of a document have the same tail.
 */
import type { Code } from './key'

export interface Packed {
  head: Code
  tail: number
}

/** Payload of a 4,096-byte page that LMDB gives to one value, without its 24-byte header. */
const pageBytes = 4072
const end = '\x00'

/** The halves sort as the whole code does, since no head is a prefix of another. */
export function halvesOf(code: Code): [head: Code, tail: Code] {
  const index = code.indexOf(end) + 1 || code.length
  return [code.slice(0, index), code.slice(index)]
}

/** Packs entries that come in order. */
export class Chunk {
  first: Packed | undefined
  packed: Code = ''
  private head: Code = ''
  private tail = 0

  /** Returns false, without adding the entry, if the page is full. */
  add({ head, tail }: Packed): boolean {
    const addition =
      this.first && head === this.head ? varint(tail - this.tail) : this.opening(head, tail)
    if (this.first && this.packed.length + addition.length > pageBytes) return false
    this.packed += addition
    this.first ??= { head, tail }
    this.head = head
    this.tail = tail
    return true
  }

  /** A head is followed by the steps between its tails; a step of 0 ends them. */
  private opening(head: Code, tail: number): Code {
    const shared = sharedBy(this.head, head)
    const own = head.slice(shared)
    return (this.first ? end : '') + varint(shared) + varint(own.length) + own + varint(tail)
  }
}

/** Returns two parallel lists, in which entries of a common word share one head string. */
export function unpack(bytes: Buffer): { heads: Code[]; tails: number[] } {
  const heads: Code[] = []
  const tails: number[] = []
  let position = 0
  const read = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++] as number
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  let head = ''
  while (position < bytes.length) {
    const shared = read()
    const length = read()
    head = head.slice(0, shared) + bytes.toString('latin1', position, position + length)
    position += length
    let tail = read()
    for (let step = -1; step !== 0; tail += step) {
      heads.push(head)
      tails.push(tail)
      if (position >= bytes.length) break
      step = read()
    }
  }
  return { heads, tails }
}

/** Seven bits per byte, the lowest first. */
export function varint(value: number): Code {
  let code = ''
  for (; value > 127; value = Math.floor(value / 128))
    code += String.fromCharCode((value % 128) + 128)
  return code + String.fromCharCode(value)
}

function sharedBy(one: Code, other: Code): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++
  return shared
}
