/** JPEG (ITU T.81): a list of segments, each with a marker, with the scans' data between them. */
import type { Image } from './documents'
import { exifWith, isSideways, orientationOf } from './orientation'
import { Parts } from './parts'

const startOfImage = 0xffd8
const endOfImage = 0xffd9
const startOfScan = 0xda
/** EXIF and XMP. */
const app1 = 0xe1
/** How to read Adobe's colors, without which some files look inverted. It contains nothing else. */
const adobe = 0xee
const adobeBytes = 14

/** Frames that every browser draws: baseline, extended and progressive, with Huffman coding. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Quantization and Huffman tables, and the restart interval. */
const tables = new Set([0xdb, 0xc4, 0xdd])

/** A progressive JPEG has about ten. Each is drawn over the whole picture, in browsers as well. */
const maxScans = 64

/**
 * Null if it isn't a whole JPEG. Drops EXIF but for how the camera was held, XMP, color profiles,
 * comments and trailing data. Its size is as drawn.
 */
export function cleanJpeg(bytes: Buffer): Image | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return null
  const parts = new Parts()
  parts.push(bytes.subarray(0, 2))
  let size: { width: number; height: number } | null = null
  let scans = 0
  let orientation = 1
  for (let at = 2; parts.next();) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === (endOfImage & 0xff)) {
      if (!size || scans === 0) return null
      parts.push(bytes.subarray(at, at + 2))
      const { width, height } = size
      const drawn = isSideways(orientation) ? { width: height, height: width } : size
      return { type: 'image/jpeg', ...drawn, bytes: parts.bytes() }
    }
    const length = bytes.readUInt16BE(at + 2)
    let end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (frames.has(marker)) {
      // One picture per file.
      if (size) return null
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    if (marker === app1 && orientation === 1 && !size) {
      orientation = orientationOf(bytes.subarray(at + 4, end))
      if (orientation !== 1) parts.push(exifWith(orientation))
    }
    if (marker === startOfScan) {
      if (!size || ++scans > maxScans) return null
      end = endOfScan(bytes, end)
    }
    const isAdobe =
      marker === adobe &&
      length === adobeBytes &&
      bytes.toString('latin1', at + 4, at + 9) === 'Adobe'
    if (frames.has(marker) || tables.has(marker) || marker === startOfScan || isAdobe)
      parts.push(bytes.subarray(at, end))
    else if (!isLeftOut(marker)) return null
    at = end
  }
  return null
}

/** The position of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    const isData = next === 0x00 || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  throw new RangeError('The scan has no end.')
}

/** Application data and comments. */
function isLeftOut(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}
