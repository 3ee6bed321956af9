/** Only the server's own user may read the data folder, even one made by an older version. */
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import { type Program, run } from './programs'
import { dropDatabase, freshDatabase, mongoUris, rowsOf, temporaryFolder } from './stores'

let dataDir: string
let program: Program | undefined
const umask = process.umask()
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(async () => {
  await program?.kill()
  program = undefined
  process.umask(umask)
  rmSync(dataDir, { recursive: true })
})

/** The permissions of everything in the folder, and of the folder itself as ''. */
function rights(): Map<string, string> {
  const paths = readdirSync(dataDir, { recursive: true }) as string[]
  return new Map(
    ['', ...paths].map((path) => {
      const { mode } = lstatSync(join(dataDir, path))
      return [path, (mode & 0o777).toString(8)]
    }),
  )
}

function expectPrivate(): void {
  for (const [path, mode] of rights()) {
    const wanted = lstatSync(join(dataDir, path)).isDirectory() ? '700' : '600'
    expect(mode, path).toBe(wanted)
  }
}

async function* pieces(text: string) {
  yield Buffer.from(text)
}

/** One stored file, and one received but not stored yet. */
async function upload({ files }: Store) {
  await files.store(await files.receive(pieces('kept'), 100))
  await files.receive(pieces('in progress'), 100)
}

test('a new data folder is private, with all that is written into it', async () => {
  process.umask(0)
  chmodSync(dataDir, 0o755)
  const store = await openStore({ dataDir: join(dataDir, 'new') })
  await rowsOf(store, 'facts').insertOne({ _id: 'a' })
  await upload(store)
  chmodSync(dataDir, 0o700) // made by the test
  const paths = [...rights().keys()].map((path) => relative('new', path))
  for (const expected of ['store/data.mdb', 'store/lock.mdb', 'store/heartbeat', 'store/indexes'])
    expect(paths).toContain(expected)
  expectPrivate()
  await store.close()
})

test('one that an older version left open to everybody is made private', async () => {
  const before = await openStore({ dataDir })
  await upload(before)
  await before.close()
  writeFileSync(join(dataDir, 'new-password-admin'), 'hash')
  for (const path of ['', ...(readdirSync(dataDir, { recursive: true }) as string[])]) {
    const full = join(dataDir, path)
    chmodSync(full, statSync(full).isDirectory() ? 0o755 : 0o644)
  }
  const store = await openStore({ dataDir })
  expectPrivate()
  await store.close()
})

test('what somebody else keeps in the same folder stays as it is, and so does the folder', async () => {
  const others = join(dataDir, 'others')
  mkdirSync(others, { mode: 0o755 })
  writeFileSync(join(others, 'program'), '', { mode: 0o755 })
  chmodSync(dataDir, 0o1777)
  const store = await openStore({ dataDir })
  await store.close()
  const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
  expect(modeOf(dataDir)).toBe('1777')
  expect(modeOf(others)).toBe('755')
  expect(modeOf(join(others, 'program'))).toBe('755')
  expect(modeOf(join(dataDir, 'store'))).toBe('700')
  expect(modeOf(join(dataDir, 'store/data.mdb'))).toBe('600')
})

test('what a link in it leads to keeps its rights', async () => {
  const elsewhere = temporaryFolder()
  chmodSync(elsewhere, 0o755)
  symlinkSync(elsewhere, join(dataDir, 'link'))
  const store = await openStore({ dataDir })
  await store.close()
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  rmSync(elsewhere, { recursive: true })
})

test.skipIf(process.getuid?.() !== 0)(
  'rights that cannot be changed are warned of, and the store opens (needs root, to become somebody else)',
  async () => {
    const nobody = 65534
    mkdirSync(join(dataDir, 'store'))
    chownSync(join(dataDir, 'store'), nobody, nobody)
    chmodSync(dataDir, 0o755)
    program = await run('opening', [dataDir], { uid: nobody })
    const { value: said } = await program.lines[Symbol.asyncIterator]().next()
    expect(said).toBe('open')
    expect(program.errors()).toMatch(
      new RegExp(`^Other users of this machine can look into ${dataDir}[^\\n]*\\n$`),
    )
  },
)

test.skipIf(mongoUris.length === 0)('on MongoDB too (TEST_MONGODB_URI)', async () => {
  const mongodbUri = freshDatabase(mongoUris[0] ?? '')
  process.umask(0)
  chmodSync(dataDir, 0o755)
  const store = await openStore({ dataDir, mongodbUri })
  const { discard } = await store.files.receive(pieces('in progress'), 100)
  expectPrivate()
  await discard()
  await store.close()
  await dropDatabase(mongodbUri)
})
