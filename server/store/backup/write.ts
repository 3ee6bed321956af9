/** Writes a backup under a temporary name until it is complete and on disk; never overwrites a file. */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { collections } from '../collections'
import { Fingerprint } from '../contents'
import { encode } from '../encoding'
import { flush } from '../files/folder'
import { isFull } from '../files/incoming'
import { appliedMigrations, assertKnown, assertRestored } from '../migrations'
import type { Stored } from '../port'
import { checksumLine, headerLine, markerLine, type Totals } from './format'
import { backedUp, type Source } from './source'

interface Written {
  documents: number
  files: number
  bytes: number
  /** The hash of the whole file. */
  sha256: string
}

interface Options {
  /** Called again if a file was removed while the backup was made. */
  openSource: () => Promise<Source>
  /** The program's version. */
  program: string
  say: (line: string) => void
  signal: AbortSignal
}

/** A file named by a document was removed after the document was read. */
class FileGone extends Error {
  override readonly message = 'Files are deleted faster than they are copied. Try again later.'
}

const maxAttempts = 3
const sayEveryMs = 1000
/** Characters of text handed on at once. */
const pieceLength = 64 * 1024

export async function writeBackup(file: string, options: Options): Promise<Written> {
  assertFree(file)
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeOnce(file, options, attempt === maxAttempts)
    } catch (error) {
      if (!(error instanceof FileGone) || attempt === maxAttempts) throw error
      options.say('A file was deleted during the backup; starting over.')
    }
  }
}

function assertFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name.`)
}

async function writeOnce(
  file: string,
  { openSource, program, say, signal }: Options,
  isLastTry: boolean,
): Promise<Written> {
  const part = `${file}.part`
  const target = createWriteStream(part, { flags: 'wx', mode: 0o600 })
  await new Promise<void>((resolve, reject) => {
    target.once('open', () => resolve())
    target.once('error', (error) => reject(partProblem(error, part)))
  })
  const totals: Totals = { collections: {}, files: 0 }
  const hash = createHash('sha256')
  let bytes = 0
  const measure = (piece: Uint8Array) => {
    hash.update(piece)
    bytes += piece.length
    return piece
  }
  try {
    const source = await openSource()
    const text = gathered(linesOf(source, { program, totals, say, isLastTry }))
    try {
      const measured = async function* (pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) yield measure(piece)
      }
      await pipeline(text, createGzip(), measured, target, { signal })
    } finally {
      // A pipeline that failed may still be reading; LMDB must not be closed under a cursor.
      await text.return(undefined)
      await source.close()
    }
    const last = measure(Buffer.from(checksumLine(hash.copy().digest('hex'))))
    const handle = await open(part, 'a')
    try {
      await handle.appendFile(last)
      await handle.sync()
    } finally {
      await handle.close()
    }
    assertFree(file)
    await rename(part, file)
    await flush(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    if (signal.aborted) throw new Error('Stopped. Nothing was kept.', { cause: error })
    throw isFull(error) ? new Error(`No room for ${file}. Nothing was kept.`) : error
  }
  const documents = Object.values(totals.collections).reduce((sum, one) => sum + one.documents, 0)
  return { documents, files: totals.files, bytes, sha256: hash.digest('hex') }
}

function partProblem(error: NodeJS.ErrnoException, part: string): Error {
  if (error.code !== 'EEXIST') return new Error(`${part} cannot be written: ${error.message}`)
  return new Error(
    `${part} is there: another backup is writing it, or one was cut short. Delete it if none runs.`,
  )
}

/** Yields every line of a backup and fills in `totals`. */
async function* linesOf(
  source: Source,
  made: { program: string; totals: Totals; say: (line: string) => void; isLastTry: boolean },
): AsyncGenerator<string> {
  const { program, totals, say, isLastTry } = made
  const at = new Date().toISOString()
  const facts = await gatheredFacts(source)
  assertRestored(facts)
  const migrations = appliedMigrations(facts)
  assertKnown(migrations)
  yield headerLine({ program, migrations, at, store: source.kind })
  const needed = new Set<string>()
  const awaited = new Set<string>()
  let said = Date.now()
  for (const name of backedUp) {
    yield markerLine(['collection', name])
    const { files, isBeforeFile = false } = collections[name]
    const hashes = isBeforeFile ? awaited : needed
    const fingerprint = new Fingerprint()
    for await (const document of source.documents(name)) {
      const line = encode(document)
      fingerprint.add(line)
      for (const sha256 of filesIn(document, files)) hashes.add(sha256)
      yield line
      if (Date.now() - said < sayEveryMs) continue
      said = Date.now()
      say(`${name}: ${fingerprint.contents.documents.toLocaleString('en-US')} documents so far`)
    }
    totals.collections[name] = fingerprint.contents
  }
  await source.endDocuments()
  for (const sha256 of new Set([...needed, ...awaited])) {
    if ((await source.files.sizeOf(sha256)) !== null) {
      yield* linesOfFile(source, sha256)
      totals.files++
    } else if (needed.has(sha256)) {
      if (!isLastTry) throw new FileGone()
      say(`The file ${sha256} is named by a document and is not in the store.`)
    }
  }
  yield markerLine(['end', totals])
}

async function* linesOfFile(source: Source, sha256: string): AsyncGenerator<string> {
  yield markerLine(['file', sha256])
  const hash = createHash('sha256')
  try {
    for await (const piece of await source.files.read(sha256)) {
      hash.update(piece)
      yield markerLine(['part', piece.toString('base64')])
    }
  } catch (error) {
    if ((await source.files.sizeOf(sha256)) === null) throw new FileGone()
    throw error
  }
  // The file may be cut short because it was removed while being read.
  if (hash.digest('hex') === sha256) return
  if ((await source.files.sizeOf(sha256)) === null) throw new FileGone()
  throw new Error(`The file ${sha256} is damaged in the store.`)
}

async function gatheredFacts(source: Source): Promise<Stored[]> {
  const facts: Stored[] = []
  for await (const fact of source.documents('facts')) facts.push(fact)
  return facts
}

function filesIn(document: Stored, field: string | undefined): string[] {
  const { [field ?? '']: named }: Record<string, unknown> = { ...document }
  return [named].flat().filter((one) => typeof one === 'string')
}

async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length < pieceLength) continue
    yield text
    text = ''
  }
  yield text
}
