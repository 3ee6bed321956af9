/** Small zips, including some that no honest program makes. */
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  content?: string
  /** The name in the local header, if different. */
  localName?: string
  /** Unix mode, e.g. 0o120777 for a symbolic link. */
  mode?: number
}

export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const pieces: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const { name, content = 'x', localName = name, mode = 0o100644 } of entries) {
    const body = Buffer.from(content)
    const sums = numbers([crc32(body), 4], [body.length, 4], [body.length, 4])
    const local = Buffer.from(localName)
    const head = numbers([0x04034b50, 4], [20, 2], [0x800, 2], [0, 2], [0, 4])
    const lengths = numbers([local.length, 2], [0, 2])
    const piece = Buffer.concat([head, sums, lengths, local, body])
    const file = Buffer.from(name)
    listed.push(
      numbers([0x02014b50, 4], [(3 << 8) | 20, 2], [20, 2], [0x800, 2], [0, 2], [0, 4]),
      sums,
      numbers([file.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [(mode << 16) >>> 0, 4], [at, 4]),
      file,
    )
    pieces.push(piece)
    at += piece.length
  }
  const directory = Buffer.concat(listed)
  const count = entries.length
  const end = [
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
  ] as const
  return Buffer.concat([
    ...pieces,
    directory,
    numbers(...end, [directory.length, 4], [at, 4], [0, 2]),
  ])
}

/** Little endian, with the given number of bytes each. */
function numbers(...list: (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    list.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}
