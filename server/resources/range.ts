/** Parses which part of a file is requested (RFC 9110, section 14). Several ranges get the whole file. */
import type { Part } from '../store/files/port'

/** 'whole' without a usable range, 'none' if the file has no byte of it. */
export function partOf(header: string | undefined, size: number): Part | 'whole' | 'none' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!asked || asked[0] === 'bytes=-') return 'whole'
  const [, first = '', last = ''] = asked
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end }
}
