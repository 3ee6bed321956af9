/** Photos as strangers send them, assembled from parts, with metadata that must not be kept. */
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Part of everything that must not be kept. */
export const secret = 'GPS 38.8977N 77.0365W'

export const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export interface JpegOptions {
  width?: number
  height?: number
  /** Before the frame. */
  more?: Buffer[]
  /** Bytes of the scan. */
  scan?: Buffer
  after?: string
}

export function someJpeg(options: JpegOptions = {}): Buffer {
  const { width = 40, height = 30, more = [], scan = randomScan(64), after = '' } = options
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(29)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
    Buffer.from(after),
  ])
}

/** Different bytes each time, including a stuffed byte and a restart marker. */
export function randomScan(length: number): Buffer {
  const bytes = randomBytes(length).map((byte) => (byte === 0xff ? 0 : byte))
  return Buffer.concat([bytes, Buffer.from([0xff, 0x00, 0x01, 0xff, 0xd0, 0x02])])
}

/** The data of several scans, with the headers of all but the first. */
export function manyScans(count: number): Buffer {
  const head = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  return Buffer.concat(
    Array.from({ length: count }, (_, n) => (n === 0 ? [] : [head])).flatMap((heads) => [
      ...heads,
      randomScan(4),
    ]),
  )
}

export const emptyComment = segment(0xfe, Buffer.alloc(0))
export const exif = segment(0xe1, Buffer.from(`Exif\0\0${secret}`))
const text = Buffer.from(secret)
export const metadata = [
  exif,
  segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)),
  segment(0xe2, Buffer.from(`ICC_PROFILE\0${secret}`)),
  segment(0xed, text),
  segment(0xfe, text),
]

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

export function somePng({
  width = 4,
  height = 3,
  more = [] as Buffer[],
  data = deflateSync(Buffer.alloc((1 + 3 * 4) * 3)),
} = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const pngMetadata = [
  chunk('tEXt', Buffer.from(`Comment\0${secret}`)),
  chunk('iTXt', text),
  chunk('eXIf', text),
  chunk('iCCP', text),
]
export const unknownPngChunk = chunk('ABCD', text)
export const emptyPngChunk = chunk('tEXt', Buffer.alloc(0))

const riff = (type: string, data: Buffer) => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

export function someWebp({
  width = 16,
  height = 9,
  before = [] as Buffer[],
  after = [] as Buffer[],
} = {}): Buffer {
  const frame = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, 1, 2, 3])
  frame.writeUInt16LE(width, 6)
  frame.writeUInt16LE(height, 8)
  const content = Buffer.concat([...before, riff('VP8 ', frame), ...after])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

export const extendedWebp = () =>
  someWebp({
    before: [riff('VP8X', Buffer.from([0x3c, 0, 0, 0, 15, 0, 0, 8, 0, 0])), riff('ICCP', text)],
    after: [riff('EXIF', text), riff('XMP ', text)],
  })
export const movingWebp = () => someWebp({ after: [riff('ANMF', text)] })
export const webpOf = (chunks: number) =>
  someWebp({ before: Array<Buffer>(chunks).fill(riff('ALPH', Buffer.alloc(0))) })
