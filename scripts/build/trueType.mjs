// @ts-check
/** Lato as TrueType, for code that draws pictures: unpacked from the package's WOFF files. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)

/** @param {300 | 400 | 700 | 900} weight */
export function latoTrueType(weight) {
  return trueTypeOf(
    readFileSync(require.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff`)),
  )
}

/**
 * WOFF 1.0: the tables of a TrueType font, each deflated or not, behind a different header.
 * @param {Buffer} woff
 */
export function trueTypeOf(woff) {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const data = woff.subarray(offset, Number(offset) + Number(packed))
    const isPacked = Number(packed) < Number(length)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: isPacked ? inflateSync(data) : data,
    }
  })

  const log = Math.floor(Math.log2(count))
  const header = Buffer.alloc(12 + 16 * count)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** log, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE(16 * (count - 2 ** log), 10)

  /** @type {Buffer[]} */
  const parts = [header]
  let end = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(header, at)
    checksum.copy(header, at + 4)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    // Tables are aligned to four bytes.
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    end += data.length + padding.length
  }
  return Buffer.concat(parts)
}
