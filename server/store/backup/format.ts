/**
 * The backup format: gzipped lines of JSON, then one line with the SHA-256 of everything before it.
 * An object is a document of the last named collection; an array is a marker that says what
 * follows. The last marker has the totals.
 *
 *   ["visitor access backup",{"format":1,…}]
 *   ["collection","messages"]
 *   {"_id":"…","at":{"$date":1795459755642},…}
 *   ["file","<sha256>"]
 *   ["part","<base64>"]
 *   ["end",{"collections":{"messages":{"documents":1,"hash":"…"}},"files":1}]
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { isSha256 } from '../files/port'

const format = 1
const magic = 'visitor access backup'

const Header = z.object({
  format: z.number(),
  /** The version of the program that made the backup. */
  program: z.string(),
  /** The migrations its documents have had (../migrations.ts). */
  migrations: z.array(z.string()),
  /** When the backup was begun. */
  at: z.iso.datetime(),
  store: z.enum(['embedded', 'mongodb']),
})
export type Header = z.infer<typeof Header>

const Totals = z.object({
  collections: z.record(z.string(), z.object({ documents: z.number().int(), hash: z.string() })),
  files: z.number().int(),
})
export type Totals = z.infer<typeof Totals>

const SectionMarker = z.union([
  z.tuple([z.literal('collection'), z.string()]),
  z.tuple([z.literal('file'), z.string().refine(isSha256)]),
  z.tuple([z.literal('part'), z.base64()]),
  z.tuple([z.literal('end'), Totals]),
])
type Mark = z.infer<typeof SectionMarker>

export function headerLine(made: Omit<Header, 'format'>): string {
  return JSON.stringify([magic, { format, ...made }])
}

/** Throws an error with a readable sentence if a newer program made the backup. */
export function readHeader(line: string): Header {
  const header = z.tuple([z.literal(magic), Header]).parse(JSON.parse(line))[1]
  if (header.format === format) return header
  throw new NewerBackup(header, `its format is ${header.format}, this program reads ${format}`)
}

/** An intact backup that this program is too old to read. */
export class NewerBackup extends Error {
  override name = 'NewerBackup'
  constructor({ program }: Header, reason: string) {
    super(
      `This backup was made by a newer version of the program (${program}; ${reason}). Restore it with that version, or a later one.`,
    )
  }
}

export function markerLine(mark: Mark): string {
  return JSON.stringify(mark)
}

/** The marker; null if the line is a document. */
export function readMarker(line: string): Mark | null {
  return line.startsWith('[') ? SectionMarker.parse(JSON.parse(line)) : null
}

/** The line after the gzip data. */
export function checksumLine(sha256: string): string {
  return `sha256 ${sha256}\n`
}
const checksumLength = checksumLine('0'.repeat(64)).length

/** Longer than any document or part of a file. */
const longestLine = 256 * 1024 * 1024

/** Rejects unless every byte of the file is as it was written. */
export async function assertWhole(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const end = size - checksumLength
    const hash = createHash('sha256')
    if (end > 0) {
      const pieces = handle.createReadStream({ end: end - 1, autoClose: false })
      for await (const piece of pieces) hash.update(piece)
      const last = Buffer.alloc(checksumLength)
      await handle.read(last, 0, checksumLength, end)
      if (last.toString('latin1') === checksumLine(hash.digest('hex'))) return
    }
  } finally {
    await handle.close()
  }
  throw new Error(`${file} is not a whole backup: it was cut or changed, or is something else.`)
}

/** The lines of an intact backup, one after another. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const { size } = await stat(file)
  const packed = createReadStream(file, { end: size - checksumLength - 1 })
  const unpacked = packed.pipe(createGunzip())
  packed.once('error', (error) => unpacked.destroy(error))
  let rest: Buffer[] = []
  let length = 0
  for await (const piece of unpacked as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, start)) {
      const part = piece.subarray(start, end)
      yield rest.length > 0 ? Buffer.concat([...rest, part]).toString() : part.toString()
      rest = []
      length = 0
      start = end + 1
    }
    rest.push(piece.subarray(start))
    length += piece.length - start
    if (length > longestLine) throw new Error('A line is too long.')
  }
  if (length > 0) throw new Error('The last line is not whole.')
}
