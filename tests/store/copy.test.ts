/** Copying a store into another: completely, resumable, never over other data. */
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { collectionNames } from '#server/store/collections'
import { contentsOf, documentsOf } from '#server/store/contents'
import { copyStore, type Progress } from '#server/store/copy'
import { RestoreUnfinished } from '#server/store/errors'
import { migrate } from '#server/store/migrations'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { gathered } from './gathered'
import { kinds } from './kinds'
import { run } from './programs'
import {
  dropDatabase,
  freshDatabase,
  mongoUris,
  openEmbeddedForTest,
  rowsOf,
  type TestStore,
  temporaryFolder,
} from './stores'

const opened: TestStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.dispose()
})

async function opening(open: () => Promise<TestStore>) {
  const made = await open()
  opened.push(made)
  return made.store
}

/** Keeps progress in memory; loses power at the given save. */
function remembering(failAt = Number.POSITIVE_INFINITY): Progress & { kept: object | undefined } {
  let saves = 0
  return {
    kept: undefined,
    load() {
      return this.kept as Record<string, string> | undefined
    },
    save(lastIds) {
      if (++saves === failAt) throw new Error('interrupted')
      this.kept = { ...lastIds }
    },
    clear() {
      this.kept = undefined
    },
  }
}

const count = 1700
const at = new Date('2026-05-01')

async function filled() {
  const store = await opening(openEmbeddedForTest)
  const documents = Array.from({ length: count }, (_, n) => ({
    conversationId: `c${n % 9}`,
    // Not first, where MongoDB puts it.
    _id: `m${n}`,
    seq: n,
    at: new Date(at.getTime() + n),
    words: ['a', `w${n}`, 'Grüße 👋'],
    answer: { text: '', sources: [{ title: 't' }], confidence: n / 7 },
    none: null,
  }))
  await rowsOf(store, 'messages').bulkWrite(
    documents.map((document) => ({ insertOne: { document } })),
  )
  await rowsOf(store, 'facts').insertOne({ _id: 'settings', isVisible: false })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await rowsOf(store, 'sessions').insertOne({ _id: 's', role: 'admin', expiresAt })
  return store
}

for (const { name, open } of kinds) {
  describe.skipIf(!open)(`copying into ${name}`, { timeout: 60_000 }, () => {
    const into = () => opening(open ?? openEmbeddedForTest)

    test('copies everything, with equal hashes', async () => {
      const [source, target] = [await filled(), await into()]
      const lines: string[] = []
      expect(await copyStore(source, target, remembering(), (line) => lines.push(line))).toBe(
        count + 2,
      )
      expect(lines.join('\n')).toMatch(/messages: 1700 documents, the same on both/)
      const messagesOf = (store: Store) =>
        contentsOf(documentsOf(store, 'messages'), 'messages', new Date(0))
      expect(await messagesOf(target)).toEqual(await messagesOf(source))
      const row = await rowsOf(target, 'messages').findOne({ _id: 'm77' })
      expect(row).toEqual(await rowsOf(source, 'messages').findOne({ _id: 'm77' }))
    })

    test('resumes after an interruption', async () => {
      const [source, target] = [await filled(), await into()]
      const progress = remembering(5)
      await expect(copyStore(source, target, progress, () => {})).rejects.toThrow('interrupted')
      expect(Object.keys(progress.kept ?? {})).toContain('messages')
      // What a server stored in the half of it would be deleted again.
      await expect(migrate(target, () => {})).rejects.toThrow(RestoreUnfinished)
      const lines: string[] = []
      expect(await copyStore(source, target, progress, (line) => lines.push(line))).toBe(count + 2)
      expect(lines[0]).toBe('Going on with a copy that was begun.')
      expect(lines.join('\n')).not.toContain('copied again')
      expect(progress.kept).toBeUndefined()
      await migrate(target, () => {})
    })

    test('doesn’t go on in a target that was used since', async () => {
      const [source, target] = [await filled(), await into()]
      const progress = remembering(5)
      await expect(copyStore(source, target, progress, () => {})).rejects.toThrow('interrupted')
      // The half of it was dropped, and a server began there.
      for (const name of collectionNames) await rowsOf(target, name).deleteMany({})
      await rowsOf(target, 'requests').insertOne({ _id: 'new' })
      await expect(copyStore(source, target, progress, () => {})).rejects.toThrow('already holds')
      expect(await rowsOf(target, 'requests').countDocuments({})).toBe(1)
      await rowsOf(target, 'requests').deleteMany({})
      expect(await copyStore(source, target, progress, () => {})).toBe(count + 2)
    })

    test('copies again what changed in between', async () => {
      const [source, target] = [await filled(), await into()]
      const progress = remembering(5)
      await expect(copyStore(source, target, progress, () => {})).rejects.toThrow('interrupted')
      await rowsOf(source, 'messages').updateOne({ _id: 'm0' }, { $set: { words: ['new'] } })
      await rowsOf(source, 'messages').deleteOne({ _id: 'm1' })
      const lines: string[] = []
      expect(await copyStore(source, target, progress, (line) => lines.push(line))).toBe(count + 1)
      expect(lines.join('\n')).toContain('messages has changed since the copy was begun')
    })

    test('refuses a target that holds other data', async () => {
      const [source, target] = [await filled(), await into()]
      await rowsOf(target, 'facts').insertOne({ _id: 'theirs' })
      const copied = copyStore(source, target, remembering(), () => {})
      await expect(copied).rejects.toThrow(
        'The target already holds facts. Copy into an empty database.',
      )
      expect(await rowsOf(target, 'messages').countDocuments({})).toBe(0)
    })

    describe('files', () => {
      const contents = [1, 300_000, 1_000_000].map((size) => randomBytes(size))
      const idOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
      async function withFiles() {
        const { files, ...rest } = await filled()
        for (const content of contents)
          await files.store(await files.receive(Readable.from([content]), 1e9))
        return { ...rest, files }
      }

      test('are copied byte for byte', async () => {
        const [source, target] = [await withFiles(), await into()]
        const lines: string[] = []
        await copyStore(source, target, remembering(), (line) => lines.push(line))
        expect(lines).toContain('files: 3, the same on both (sha256)')
        for (const content of contents) {
          const pieces = await gathered<Buffer>(await target.files.read(idOf(content)))
          expect(Buffer.concat(pieces).equals(content)).toBe(true)
        }
      })

      test('resume after an interruption', async () => {
        const [source, target] = [await withFiles(), await into()]
        const progress = remembering()
        const lines: string[] = []
        const stop = (line: string) => {
          lines.push(line)
          if (line.startsWith('file ')) throw new Error('interrupted')
        }
        await expect(copyStore(source, target, progress, stop)).rejects.toThrow('interrupted')
        expect(await gathered(target.files.all())).toHaveLength(1)
        await copyStore(source, target, progress, (line) => lines.push(line))
        expect(lines.filter((line) => line.startsWith('file '))).toHaveLength(3)
        expect(lines).toContain('files: 3, the same on both (sha256)')
      })

      test('are noticed when damaged', async () => {
        const [source, target] = [await withFiles(), await into()]
        const { read } = target.files
        target.files.read = async () => Readable.from([Buffer.from('damaged')])
        const copied = copyStore(source, target, remembering(), () => {})
        await expect(copied).rejects.toThrow(/differs after the copy/)
        target.files.read = read
      })
    })

    test('notices different contents', async () => {
      const [source, target] = [await filled(), await into()]
      const progress = remembering()
      const save = progress.save.bind(progress)
      progress.save = (lastIds) => {
        save(lastIds)
        if ('messages' in lastIds) void rowsOf(target, 'messages').deleteOne({ _id: 'm1' })
      }
      await expect(copyStore(source, target, progress, () => {})).rejects.toThrow(/messages differ/)
    })
  })
}

describe('npm run copy-to-mongo', { timeout: 60_000 }, () => {
  async function copy(env: Record<string, string>) {
    const program = await run('copy-to-mongo', [], { env: { MONGODB_URI: '', ...env } })
    const said: string[] = []
    for await (const line of program.lines) said.push(line)
    return { said: said.join('\n'), code: await program.ended, errors: program.errors() }
  }

  test('without a target explains how to set one', async () => {
    const dataDir = temporaryFolder()
    const { code, errors } = await copy({ DATA_DIR: dataDir })
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'Name the target: MONGODB_URI=mongodb://… npm run copy-to-mongo\n',
    })
    rmSync(dataDir, { recursive: true })
  })

  test('copies nothing from a folder without a store, and makes none there', async () => {
    const dataDir = temporaryFolder()
    const { code, errors } = await copy({ DATA_DIR: dataDir, MONGODB_URI: 'mongodb://127.0.0.1:1' })
    expect({ code, errors }).toEqual({ code: 1, errors: `There is no data in ${dataDir} yet.\n` })
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  test('waits for the server to be stopped', async () => {
    const dataDir = temporaryFolder()
    const store = await openStore({ dataDir })
    const { code, errors } = await copy({ DATA_DIR: dataDir, MONGODB_URI: 'mongodb://127.0.0.1:1' })
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^The data folder .* is in use by another server \(process \d+\)[^\n]*\n$/,
    )
    await store.close()
    rmSync(dataDir, { recursive: true })
  })

  test.skipIf(mongoUris.length === 0)('copies (TEST_MONGODB_URI)', async () => {
    const dataDir = temporaryFolder()
    const store = await openStore({ dataDir })
    await rowsOf(store, 'facts').insertOne({ _id: 'settings', isVisible: true })
    await store.close()
    for (const uri of mongoUris) {
      const env = { DATA_DIR: dataDir, MONGODB_URI: freshDatabase(uri) }
      const { said, code, errors } = await copy(env)
      expect({ code, errors: errors.replaceAll(/^.*Warning.*$\n/gm, '') }).toEqual({
        code: 0,
        errors: '',
      })
      expect(said).toMatch(/facts: 1 documents, the same on both/)
      expect(said).toMatch(/Copied all 1 documents. Start the server with MONGODB_URI now.$/)
      const target = await openStore({ dataDir, mongodbUri: env.MONGODB_URI })
      expect(await rowsOf(target, 'facts').findOne({ _id: 'settings' })).toMatchObject({
        isVisible: true,
      })
      await target.close()
      await dropDatabase(env.MONGODB_URI)
    }
    rmSync(dataDir, { recursive: true })
  })
})
