/** A photo taken upright is drawn upright, with nothing else of what the camera wrote beside it. */
import { expect, test } from 'vitest'
import { cleanJpeg } from '#server/contact/photos/jpeg'
import { secret, segment, someJpeg } from './somePhotos'

type Write = (tiff: Buffer, value: number, at: number) => void
const orders: Record<string, { u16: Write; u32: Write }> = {
  MM: {
    u16: (tiff, value, at) => tiff.writeUInt16BE(value, at),
    u32: (tiff, value, at) => tiff.writeUInt32BE(value, at),
  },
  II: {
    u16: (tiff, value, at) => tiff.writeUInt16LE(value, at),
    u32: (tiff, value, at) => tiff.writeUInt32LE(value, at),
  },
}

/** As cameras write it: the maker's name before the orientation, and where it was behind both. */
function cameraExif(order: string, orientation: number): Buffer {
  const { u16, u32 } = orders[order] as (typeof orders)[string]
  const tiff = Buffer.alloc(38)
  tiff.write(order, 'latin1')
  u16(tiff, 42, 2)
  u32(tiff, 8, 4)
  u16(tiff, 2, 8)
  for (const [at, tag, type, value] of [
    [10, 0x010f, 2, 0],
    [22, 0x0112, 3, orientation],
  ] as const) {
    u16(tiff, tag, at)
    u16(tiff, type, at + 2)
    u32(tiff, 1, at + 4)
    u16(tiff, value, at + 8)
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)]))
}

for (const order of ['MM', 'II'])
  for (const [orientation, size] of [
    [1, { width: 40, height: 30 }],
    [3, { width: 40, height: 30 }],
    [6, { width: 30, height: 40 }],
    [8, { width: 30, height: 40 }],
  ] as const)
    test(`${order}, held as ${orientation}`, () => {
      const cleaned = cleanJpeg(someJpeg({ more: [cameraExif(order, orientation)] }))
      expect(cleaned).toMatchObject(size)
      expect(cleaned?.bytes.includes(secret)).toBe(false)
      // Cleaned once more, it stays as it is.
      const again = cleanJpeg(cleaned?.bytes ?? Buffer.alloc(0))
      expect(again).toMatchObject(size)
      expect(again?.bytes.equals(cleaned?.bytes ?? Buffer.alloc(0))).toBe(true)
    })

test('broken EXIF is left out, and the photo kept as stored', () => {
  const whole = cameraExif('MM', 6)
  for (const data of [
    whole.subarray(4, 30),
    Buffer.from('Exif\0\0'),
    Buffer.concat([Buffer.from('Exif\0\0MM\0*'), Buffer.alloc(8, 0xff)]),
    cameraExif('MM', 9).subarray(4),
  ])
    expect(cleanJpeg(someJpeg({ more: [segment(0xe1, data)] }))).toMatchObject({
      width: 40,
      height: 30,
    })
})
