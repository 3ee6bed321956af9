/** Reads a whole backup and compares its documents and files with the totals at its end. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '#shared/days'
import { collectionNames } from '../collections'
import { type Contents, expiresBefore, Fingerprint } from '../contents'
import { decode, encodeComparably } from '../encoding'
import { assertKnown } from '../migrations'
import type { CollectionName, Stored } from '../port'
import {
  assertWhole,
  type Header,
  linesOf,
  NewerBackup,
  readHeader,
  readMarker,
  type Totals,
} from './format'

interface Handlers {
  document(name: CollectionName, document: Stored): Promise<void> | void
  /** Must read all pieces. */
  file(sha256: string, pieces: AsyncIterable<Buffer>): Promise<void>
}

export async function readBackup(
  file: string,
  handle: Handlers,
): Promise<{ header: Header; totals: Totals }> {
  const lines = linesOf(file)
  const next = async () => (await lines.next()).value ?? ''
  const header = readHeader(await next())
  assertMigrationsKnown(header)
  const found: Totals = { collections: {}, files: 0 }
  let collection: { name: CollectionName; fingerprint: Fingerprint } | undefined
  for (let line = await next(); ;) {
    const mark = readMarker(line)
    if (mark?.[0] === 'file') {
      const [, sha256] = mark
      const hash = createHash('sha256')
      await handle.file(
        sha256,
        (async function* () {
          for (line = await next(); ; line = await next()) {
            const part = readMarker(line)
            if (part?.[0] !== 'part') return
            const piece = Buffer.from(part[1], 'base64')
            hash.update(piece)
            yield piece
          }
        })(),
      )
      if (hash.digest('hex') !== sha256) throw new Error('A file differs from its hash.')
      found.files++
      continue
    }
    if (collection && mark) found.collections[collection.name] = collection.fingerprint.contents
    if (mark?.[0] === 'end') {
      if (!isDeepStrictEqual(mark[1], found)) throw new Error('The contents differ.')
      if (!(await lines.next()).done) throw new Error('There is something after the end.')
      return { header, totals: found }
    }
    if (mark?.[0] === 'collection')
      collection = { name: knownName(mark[1], header), fingerprint: new Fingerprint() }
    else if (mark || !collection) throw new Error('A record is in the wrong place.')
    else {
      collection.fingerprint.add(line)
      await handle.document(collection.name, decode(line))
    }
    line = await next()
  }
}

function assertMigrationsKnown(header: Header): void {
  try {
    assertKnown(header.migrations)
  } catch {
    throw new NewerBackup(header, 'it has migrations that this version doesn’t know')
  }
}

function knownName(name: string, header: Header): CollectionName {
  const known = collectionNames.find((one) => one === name)
  if (known) return known
  throw new NewerBackup(header, `it holds ${name}, which this program does not know`)
}

export interface Inspected {
  header: Header
  documents: number
  files: number
  /** The contents to expect after a restore, without documents that expire before `until`. */
  contents: ReadonlyMap<CollectionName, Contents>
  until: Date
}

/** Longer than any restore takes. */

/** Reads a backup to its end without keeping it. Rejects with a sentence for the person restoring it. */
export async function inspect(file: string): Promise<Inspected> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`)
  await assertWhole(file)
  const until = new Date(Date.now() + dayMs)
  const fingerprints = new Map(collectionNames.map((name) => [name, new Fingerprint()]))
  const { header, totals } = await readBackup(file, {
    document(name, document) {
      if (!expiresBefore(name, document, until)) {
        fingerprints.get(name)?.add(encodeComparably(document))
      }
    },
    async file(_, pieces) {
      for await (const _piece of pieces);
    },
  }).catch((error: unknown) => {
    if (error instanceof NewerBackup) throw error
    throw new Error(`${file} is no backup that this program can read.`, { cause: error })
  })
  const contents = new Map([...fingerprints].map(([name, { contents }]) => [name, contents]))
  const documents = Object.values(totals.collections).reduce((sum, one) => sum + one.documents, 0)
  return { header, documents, files: totals.files, contents, until }
}
