/**
 * Many entries of an index in the bytes of one page. What entries have in common stands once: the head,
 * which is their first string, is told by how it differs from the one before, and the rest, their
 * tail, by its number among the tails of the segment: all words of a document have the same.
 */
import type { Code } from './key'

export interface Packed {
  head: Code
  tail: number
}

/** What fills a page of 4,096 bytes that LMDB gives to one value: the page's own head takes 24. */
const pageBytes = 4072
const end = '\x00'

/** Whatever the halves are, they sort as the code does: no head is the beginning of another. */
export function halvesOf(code: Code): [head: Code, tail: Code] {
  const at = code.indexOf(end) + 1 || code.length
  return [code.slice(0, at), code.slice(at)]
}

/** Packs entries that come in order. */
export class Chunk {
  first: Packed | undefined
  packed: Code = ''
  private head: Code = ''
  private tail = 0

  /** False, and nothing is added, when the page is full. */
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

  /** The tails of a head are steps; one of 0 ends them. */
  private opening(head: Code, tail: number): Code {
    const shared = sharedBy(this.head, head)
    const own = head.slice(shared)
    return (this.first ? end : '') + varint(shared) + varint(own.length) + own + varint(tail)
  }
}

/** As two lists, of which a chunk of common words holds the same head over and over. */
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

/** Seven bits a byte, the lowest first. */
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
