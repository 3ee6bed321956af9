/** A backup is made and restored completely, between all kinds of stores, or not at all. */
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspect } from '#server/store/backup/read'
import { restore } from '#server/store/backup/restore'
import { openSource } from '#server/store/backup/source'
import { writeBackup } from '#server/store/backup/write'
import { collectionNames } from '#server/store/collections'
import { contentsOf, documentsOf } from '#server/store/contents'
import { migrate } from '#server/store/migrations'
import { openStore, type StoreSettings } from '#server/store/open'
import type { Store } from '#server/store/port'
import { gathered } from './gathered'
import { dropDatabase, freshDatabase, isFerret, mongoUris, rowsOf } from './stores'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const databases: string[] = []
afterAll(async () => {
  for (const uri of databases) await dropDatabase(uri)
  rmSync(folder, { recursive: true })
})

let made = 0
const fresh = (name: string) => join(folder, `${name}-${++made}`)

function placeOn(uri: string | undefined): StoreSettings {
  const dataDir = fresh('data')
  if (uri === undefined) return { dataDir }
  const mongodbUri = freshDatabase(uri)
  databases.push(mongodbUri)
  return { dataDir, mongodbUri }
}

const contents = [1, 70_000, 1_000_000].map((size) => randomBytes(size))
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const count = 1_300

async function fill(store: Store) {
  const at = new Date('2026-05-01T12:00:00Z')
  const messages = Array.from({ length: count }, (_, n) => ({
    _id: `m${n}`,
    conversationId: `c${n % 9}`,
    seq: n,
    from: 'visitor',
    channel: 'chat',
    at: new Date(at.getTime() + n),
    words: ['a', `w${n}`, 'Grüße 👋'],
    answer: { text: '', sources: [{ title: 't' }], confidence: n / 7 },
    none: null,
  }))
  const insert = (name: Parameters<typeof rowsOf>[1], documents: object[]) =>
    rowsOf(store, name).bulkWrite(documents.map((document) => ({ insertOne: { document } })))
  await insert(
    'conversations',
    Array.from({ length: 9 }, (_, n) => ({ _id: `c${n}`, visitorKey: `v${n}`, ordinal: 0 })),
  )
  await insert('messages', messages)
  const [ofRequest = '', waiting = '', ...ofResource] = contents.map(hashOf)
  await insert('resources', [{ _id: 'r', title: 'Wiring', files: ofResource }])
  await insert('requests', [{ reference: 'Q', _id: 'q', files: [ofRequest] }])
  await insert('photos', [{ _id: 'p', sha256: waiting, expiresAt: new Date(Date.now() + 9e6) }])
  await insert('sessions', [{ _id: 's', role: 'admin', expiresAt: new Date(Date.now() + 9e6) }])
  await insert('tickets', [{ _id: 'soon', expiresAt: new Date(Date.now() + 9e6) }])
  await migrate(store, () => {})
  for (const content of contents)
    await store.files.store(await store.files.receive(Readable.from([content]), 1e9))
  await store.files.store(await store.files.receive(Readable.from(['nobody needs it']), 1e9))
}

const options = (place: StoreSettings, said: string[] = []) => ({
  openSource: () => openSource(place),
  program: '9.9.9',
  say: (line: string) => void said.push(line),
  signal: new AbortController().signal,
})

async function backUp(place: StoreSettings): Promise<string> {
  const file = fresh('backup')
  await writeBackup(file, options(place))
  return file
}

async function filled(uri?: string): Promise<StoreSettings> {
  const place = placeOn(uri)
  const store = await openStore(place)
  await fill(store)
  await store.close()
  return place
}

async function hashes(place: StoreSettings) {
  const store = await openStore(place)
  const found: Record<string, unknown> = {}
  for (const name of collectionNames)
    if (name !== 'sessions')
      found[name] = await contentsOf(documentsOf(store, name), name, new Date(0))
  await store.close()
  return found
}

async function restoreInto(place: StoreSettings, file: string): Promise<void> {
  const inspected = await inspect(file)
  const store = await openStore(place)
  try {
    await restore(file, inspected, store, () => {})
  } finally {
    await store.close()
  }
}

const kinds = [
  { name: 'the embedded store', uri: undefined },
  ...(await Promise.all(
    mongoUris.map(async (uri) => ({ name: (await isFerret(uri)) ? 'FerretDB' : 'MongoDB', uri })),
  )),
]

describe.each(kinds)('a backup of $name', { timeout: 120_000 }, ({ uri }) => {
  let place: StoreSettings
  let file: string
  beforeAll(async () => {
    place = await filled(uri)
    file = await backUp(place)
  })

  test.each(kinds)('restores everything into $name', async ({ uri: into }) => {
    const target = placeOn(into)
    await restoreInto(target, file)
    expect(await hashes(target)).toEqual(await hashes(place))
    const store = await openStore(target)
    expect(await rowsOf(store, 'sessions').countDocuments({})).toBe(0)
    expect((await gathered(store.files.all())).sort()).toEqual(contents.map(hashOf).sort())
    for (const content of contents) {
      const pieces = await gathered<Buffer>(await store.files.read(hashOf(content)))
      expect(Buffer.concat(pieces).equals(content)).toBe(true)
    }
    await migrate(store, () => {})
    await store.close()
  })

  test('of an older version is brought up to date after its restore', async () => {
    const older = placeOn(uri)
    let store = await openStore(older)
    await rowsOf(store, 'letters').insertOne({ _id: 'waiting', kind: 'any', state: 'waiting' })
    await rowsOf(store, 'questionGroups').insertOne({ _id: 'g', standing: 'open', turn: 1 })
    await store.close()
    const target = placeOn(uri)
    await restoreInto(target, await backUp(older))
    store = await openStore(target)
    await migrate(store, () => {})
    expect(await rowsOf(store, 'letters').countDocuments({})).toBe(0)
    expect(await rowsOf(store, 'emails').find({}).toArray()).toMatchObject([{ _id: 'waiting' }])
    expect(await rowsOf(store, 'questionGroups').find({}).toArray()).toEqual([
      { _id: 'g', status: 'open', decisionRev: 1 },
    ])
    await store.close()
  })

  test('is readable only by its owner, and says what it is', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
    const { header, documents, files } = await inspect(file)
    expect(header).toMatchObject({ program: '9.9.9', store: uri ? 'mongodb' : 'embedded' })
    expect(header.migrations).toContain('messages-have-a-channel')
    expect(documents).toBe(count + 9 + 4 + header.migrations.length)
    expect(files).toBe(contents.length)
  })

  test('isn’t restored into a place that holds data', async () => {
    const target = placeOn(uri)
    const store = await openStore(target)
    await rowsOf(store, 'taglines').insertOne({ _id: 'theirs' })
    await store.close()
    const todo = uri
      ? 'Name an empty database in MONGODB_URI, then run this again.'
      : 'Move the data folder away, or name another in DATA_DIR, then run this again.'
    await expect(restoreInto(target, file)).rejects.toThrow(
      `A server has stored data here before, so nothing was restored. ${todo}`,
    )
    expect(await hashes(target)).toMatchObject({
      messages: { documents: 0 },
      taglines: { documents: 1 },
      facts: { documents: 0 },
    })
  })

  test('whose restore was cut short is noticed at the next start, and can be restored again', async () => {
    const target = placeOn(uri)
    const inspected = await inspect(file)
    let store = await openStore(target)
    const receive = store.files.receive
    store.files.receive = () => Promise.reject(new Error('killed'))
    await expect(restore(file, inspected, store, () => {})).rejects.toThrow('killed')
    store.files.receive = receive
    expect(await rowsOf(store, 'messages').countDocuments({})).toBe(count)
    await expect(migrate(store, () => {})).rejects.toThrow(
      'A restore or a copy into this place was not finished. Run npm run restore, or npm run copy-to-mongo, again.',
    )
    await store.close()
    await expect(backUp(target)).rejects.toThrow('was not finished')
    await restoreInto(target, file)
    store = await openStore(target)
    await migrate(store, () => {})
    await store.close()
    expect(await hashes(target)).toEqual(await hashes(place))
  })
})

describe('a damaged backup is refused, and nothing is restored', () => {
  let whole: Buffer
  beforeAll(async () => {
    whole = readFileSync(await backUp(await filled()))
  })

  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    const place = at(bytes.length)
    changed[place] = (changed[place] ?? 0) ^ 1
    return changed
  }
  /** Replaces the content and keeps everything else valid. */
  const rewritten = (change: (text: string) => string) => (bytes: Buffer) => {
    const packed = gzipSync(change(gunzipSync(bytes.subarray(0, -72)).toString()))
    return Buffer.concat([packed, Buffer.from(`sha256 ${hashOf(packed)}\n`)])
  }
  const notWhole = /is not a whole backup/
  const notReadable = /is no backup that this program can read/
  const newer = /^This backup was made by a newer version of the program \(.*\)\. Restore it with/

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['empty', () => Buffer.alloc(0), notWhole],
    ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2), notWhole],
    ['without its last byte', (bytes) => bytes.subarray(0, -1), notWhole],
    ['longer by a byte', (bytes) => Buffer.concat([bytes, Buffer.from('\n')]), notWhole],
    ['with a bit flipped in its first byte', flipped(() => 0), notWhole],
    ['with a bit flipped in the time of its gzip', flipped(() => 5), notWhole],
    ['with a bit flipped in the middle', flipped((length) => length >> 1), notWhole],
    ['with a bit flipped at the end of its gzip', flipped((length) => length - 75), notWhole],
    ['with a bit flipped in its checksum', flipped((length) => length - 20), notWhole],
    ['with a bit flipped in its last byte', flipped((length) => length - 1), notWhole],
    ['random bytes', (bytes) => randomBytes(bytes.length), notWhole],
    ['gzip of nothing, a hundred times its size', () => gzipSync(Buffer.alloc(2 ** 28)), notWhole],
    [
      'nothing, a hundred times its size, signed',
      rewritten(() => '\0'.repeat(2 ** 28 + 2 ** 17)),
      notReadable,
    ],
    ['another JSON, signed', rewritten(() => '{"_id":"x"}\n'), notReadable],
    [
      'one document less, signed',
      rewritten((text) => text.replace(/\{"_id":"m7".*\n/, '')),
      notReadable,
    ],
    ['another word, signed', rewritten((text) => text.replace('"w77"', '"w78"')), notReadable],
    [
      'without its last line, signed',
      rewritten((text) => text.replace(/\["end".*\n/, '')),
      notReadable,
    ],
    ['with something behind, signed', rewritten((text) => `${text}{"_id":"more"}\n`), notReadable],
    [
      'another part of a file, signed',
      rewritten((text) => text.replace('["part","', '["part","AAAA')),
      notReadable,
    ],
    ['of another format', rewritten((text) => text.replace('"format":1', '"format":2')), newer],
    [
      'that knows another migration',
      rewritten((text) => text.replace('"migrations":[', '"migrations":["gates-have-wings",')),
      newer,
    ],
    [
      'with another collection',
      rewritten((text) => text.replace('["collection","tickets"]', '["collection","wings"]')),
      newer,
    ],
  ])('%s', async (_name, change, reason) => {
    const file = fresh('changed')
    writeFileSync(file, change(whole))
    const target = placeOn(undefined)
    await expect(restoreInto(target, file)).rejects.toThrow(reason)
    expect(existsSync(target.dataDir)).toBe(false)
  })

  test('because it doesn’t exist', async () => {
    await expect(inspect(fresh('nothing'))).rejects.toThrow(/^There is no file /)
  })
})

describe('a backup file is only created complete', () => {
  let place: StoreSettings
  beforeAll(async () => {
    place = await filled()
  })

  test('an existing file is left alone', async () => {
    const file = fresh('theirs')
    writeFileSync(file, 'theirs')
    await expect(writeBackup(file, options(place))).rejects.toThrow('is there already')
    expect(readFileSync(file, 'utf8')).toBe('theirs')
  })

  test('another backup to the same file is refused', async () => {
    const file = fresh('busy')
    writeFileSync(`${file}.part`, 'half')
    await expect(writeBackup(file, options(place))).rejects.toThrow('another backup is writing it')
    expect([existsSync(file), readFileSync(`${file}.part`, 'utf8')]).toEqual([false, 'half'])
  })

  test('a stopped or failed backup leaves nothing', async () => {
    const file = fresh('stopped')
    const stopping = new AbortController()
    stopping.abort()
    const stopped = writeBackup(file, { ...options(place), signal: stopping.signal })
    await expect(stopped).rejects.toThrow('Stopped. Nothing was kept.')
    const broken = async () => {
      const source = await openSource(place)
      source.files = { ...source.files, sizeOf: () => Promise.reject(new Error('broken disk')) }
      return source
    }
    const failed = writeBackup(file, { ...options(place), openSource: broken })
    await expect(failed).rejects.toThrow('broken disk')
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([])
  })

  test('a folder without data is refused', async () => {
    const file = fresh('none')
    await expect(writeBackup(file, options(placeOn(undefined)))).rejects.toThrow('There is no data')
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })
})

test('an uploaded file removed during a backup restarts it; a missing one is reported', async () => {
  const place = await filled()
  let opened = 0
  const removing = async () => {
    const source = await openSource(place)
    const { files } = source
    const read = files.read.bind(files)
    if (++opened === 1) source.files = { read, sizeOf: async () => null }
    return source
  }
  const made = { ...options(place), openSource: removing }
  const { files } = await writeBackup(fresh('removing'), made)
  expect([opened, files]).toEqual([2, contents.length])

  const [gone = ''] = contents.map(hashOf)
  rmSync(join(place.dataDir, 'files', gone.slice(0, 2), gone))
  const said: string[] = []
  await writeBackup(fresh('missing'), options(place, said))
  expect(said.at(-1)).toBe(`The file ${gone} is named by a document and is not in the store.`)
})

test('files that never came after their documents, since a server was killed, are left out', async () => {
  const place = await filled()
  const store = await openStore(place)
  const never = { expiresAt: new Date(Date.now() + 9e6), sha256: hashOf(Buffer.from('never')) }
  await rowsOf(store, 'uploads').insertOne({ _id: 'u', ...never })
  await rowsOf(store, 'photos').insertOne({ _id: 'cut', ...never })
  await store.close()
  const said: string[] = []
  const { files } = await writeBackup(fresh('cut'), options(place, said))
  expect([files, said]).toEqual([contents.length, []])
})

describe.each(kinds.filter(({ uri }) => uri))('on $name, without a snapshot', ({ uri }) => {
  test('a conversation begun during the backup is left out with its messages', async () => {
    const place = await filled(uri)
    const store = await openStore(place)
    const source = await openSource(place)
    await gathered(source.documents('conversations'))
    await rowsOf(store, 'conversations').insertOne({ _id: 'late', visitorKey: 'v', ordinal: 9 })
    const late = { _id: 'late', seq: 1, from: 'visitor' }
    await rowsOf(store, 'messages').insertOne({ ...late, conversationId: 'late' })
    await rowsOf(store, 'messages').insertOne({
      ...late,
      _id: 'next',
      conversationId: 'c1',
      seq: 1e6,
    })
    await rowsOf(store, 'replies').insertOne({ _id: 'reply', conversationId: 'late' })
    expect(await gathered(source.documents('replies'))).toEqual([])
    const ids = (await gathered(source.documents('messages'))).map(({ _id }) => _id)
    expect([ids.includes('late'), ids.includes('next'), ids.length]).toEqual([
      false,
      true,
      count + 1,
    ])
    await source.close()
    await store.close()
  })
})
