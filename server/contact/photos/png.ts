/** PNG: a signature, then chunks of a length, a type, data and a checksum. */
import { crc32 } from 'node:zlib'
import type { Image } from './documents'
import { Parts } from './parts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that draw the picture. Text, EXIF, times, profiles and animations are left out. */
const safeChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'])

/** Null if it isn't a whole PNG. */
export function cleanPng(bytes: Buffer): Image | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null
  const parts = new Parts()
  parts.push(signature)
  let size: { width: number; height: number } | null = null
  let hasData = false
  for (let at = signature.length; parts.next();) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null
    if ((type === 'IHDR') !== (size === null)) return null
    if (type === 'IHDR') {
      if (length !== 13) return null
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (type === 'IDAT') hasData = true
    if (safeChunks.has(type)) parts.push(bytes.subarray(at, end))
    // An uppercase first letter means that the picture can't be drawn without the chunk.
    else if (/^[A-Z]/.test(type)) return null
    if (type === 'IEND')
      return size && hasData ? { type: 'image/png', ...size, bytes: parts.bytes() } : null
    at = end
  }
  return null
}
