/** What is kept of a photo's bytes: only the picture, or nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanImage } from '#server/contact/photos/read'
import {
  emptyComment,
  emptyPngChunk,
  extendedWebp,
  manyScans,
  metadata,
  movingWebp,
  pngMetadata,
  secret,
  someJpeg,
  somePng,
  someWebp,
  unknownPngChunk,
  webpOf,
} from './somePhotos'

describe('location data is removed from', () => {
  test.each([
    ['JPEG', someJpeg({ more: metadata, after: secret }), 'image/jpeg', 40, 30],
    [
      'PNG',
      Buffer.concat([somePng({ more: pngMetadata }), Buffer.from(secret)]),
      'image/png',
      4,
      3,
    ],
    ['WebP', Buffer.concat([extendedWebp(), Buffer.from(secret)]), 'image/webp', 16, 9],
  ])('%s', (_, sent, type, width, height) => {
    expect(sent.includes(secret)).toBe(true)
    const image = cleanImage(sent)
    expect(image).toMatchObject({ type, width, height })
    expect(image?.bytes.includes(secret)).toBe(false)
    expect(cleanImage(image?.bytes ?? sent)?.bytes).toEqual(image?.bytes)
  })
})

test('the image data itself stays unchanged', () => {
  const scan = Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd7, 4])
  const plain = someJpeg({ scan })
  expect(cleanImage(someJpeg({ scan, more: metadata, after: 'x' }))?.bytes).toEqual(plain)
  expect(cleanImage(somePng({ more: pngMetadata }))?.bytes).toEqual(somePng())
  expect(cleanImage(someWebp())?.bytes).toEqual(someWebp())
  // The extended header no longer announces a profile, EXIF or XMP; transparency may stay.
  expect(cleanImage(extendedWebp())?.bytes.readUInt8(20)).toBe(0x10)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a page behind the first bytes of a JPEG', Buffer.from('\xff\xd8\xff<html>', 'latin1')],
  ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a moving WebP', movingWebp()],
  ['a PNG that needs what nobody knows', somePng({ more: [unknownPngChunk] })],
  ['a PNG with a changed byte', somePng().fill(1, 45, 46)],
])('%s is not a photo', (_, bytes) => {
  expect(cleanImage(bytes)).toBeNull()
})

test.each([
  ['JPEG', someJpeg({ more: metadata })],
  ['PNG', somePng({ more: pngMetadata })],
  ['WebP', extendedWebp()],
])('a %s cut off anywhere is not a photo', (_, whole) => {
  for (let length = 0; length < whole.length; length++)
    expect(cleanImage(whole.subarray(0, length))).toBeNull()
})

test.each([
  ['JPEG with more scans than are drawn in time', someJpeg({ scan: manyScans(65) })],
  ['JPEG of a hundred thousand segments', someJpeg({ more: Array(100_000).fill(emptyComment) })],
  ['PNG of a hundred thousand chunks', somePng({ more: Array(100_000).fill(emptyPngChunk) })],
  ['WebP of a hundred thousand chunks', webpOf(100_000)],
])('a %s is not a photo', (_, bytes) => {
  expect(cleanImage(bytes)).toBeNull()
})

test('a progressive JPEG keeps all its scans', () => {
  const bytes = someJpeg({ scan: manyScans(10) })
  expect(cleanImage(bytes)?.bytes).toEqual(bytes)
})

test('no input throws, and the result is never longer than the input', () => {
  const whole = fc.constantFrom(someJpeg({ more: metadata }), somePng(), extendedWebp())
  const changed = fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }))
    .map(([bytes, changes]) => {
      const copy = Buffer.from(bytes)
      for (const [at, byte] of changes) copy[at % copy.length] = byte
      return copy
    })
  fc.assert(
    fc.property(changed, (bytes) => (cleanImage(bytes)?.bytes.length ?? 0) <= bytes.length),
    { numRuns: 3_000 },
  )
})
