/** WebP: a RIFF file of chunks, each with a type, a length and data padded to an even length. */
import type { Image } from './documents'
import { Parts } from './parts'

/** The extended header's flag for transparency, the only one whose chunk is kept. */
const hasAlpha = 0x10

/** Null if it isn't a whole WebP, or is animated. Drops EXIF, XMP, profiles and trailing data. */
export function cleanWebp(bytes: Buffer): Image | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  const parts = new Parts()
  let size: { width: number; height: number } | null = null
  for (let at = 12; at < end;) {
    if (!parts.next()) return null
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const data = bytes.subarray(at + 8, at + 8 + length)
    const next = at + 8 + length + (length % 2)
    if (next > end) return null
    if (type === 'VP8X') {
      const header = Buffer.from(bytes.subarray(at, next))
      header.writeUInt8(header.readUInt8(8) & hasAlpha, 8)
      parts.push(header)
    } else if (type === 'ALPH') parts.push(bytes.subarray(at, next))
    else if (type === 'VP8 ' || type === 'VP8L') {
      if (size) return null
      size = type === 'VP8L' ? sizeOfLossless(data) : sizeOfLossy(data)
      if (!size) return null
      parts.push(bytes.subarray(at, next))
    } else if (type === 'ANIM' || type === 'ANMF') return null
    at = next
  }
  if (!size) return null
  const content = parts.bytes()
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + content.length, 4)
  return { type: 'image/webp', ...size, bytes: Buffer.concat([head, content]) }
}

/** From the key frame's header (RFC 6386, 9.1). */
function sizeOfLossy(data: Buffer) {
  const isKeyFrame = (data.readUInt8(0) & 1) === 0
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** Fourteen bits each, minus one, after a byte that is always the same. */
function sizeOfLossless(data: Buffer) {
  if (data.readUInt8(0) !== 0x2f) return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
