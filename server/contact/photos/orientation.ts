/**
 * How a camera held a photo, the one thing that stays of its EXIF (2.32, tag 0x0112): without it, a
 * photo that came by text lies on its side. Browsers turn those of the form themselves.
 */

const exifMarker = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112
const shortType = 3
const entryBytes = 12

/** 1 to 8, where 1 is as stored; 1 where the segment's data are not EXIF, or broken. */
export function orientationOf(data: Buffer): number {
  if (!data.subarray(0, exifMarker.length).equals(exifMarker)) return 1
  const tiff = data.subarray(exifMarker.length)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * entryBytes
      if (short(at) !== orientationTag || short(at + 2) !== shortType) continue
      const value = short(at + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
    return 1
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}

/** Whether width and height change places when it is drawn. */
export const isSideways = (orientation: number): boolean => orientation >= 5

/** A JPEG segment (APP1) that says only this. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(shortType, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifMarker.length + tiff.length])
  return Buffer.concat([head, exifMarker, tiff])
}
