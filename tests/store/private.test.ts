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

test('a new data folder and everything written into it is private', async () => {
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

test('a folder that an older version left open to everybody is made private', async () => {
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

test('other users’ files in the same folder, and the folder itself, stay unchanged', async () => {
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

test('the target of a link in the folder keeps its permissions', async () => {
  const elsewhere = temporaryFolder()
  chmodSync(elsewhere, 0o755)
  symlinkSync(elsewhere, join(dataDir, 'link'))
  const store = await openStore({ dataDir })
  await store.close()
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755)
  rmSync(elsewhere, { recursive: true })
})

test.skipIf(process.getuid?.() !== 0)(
  'permissions that can’t be changed give a warning, and the store opens (needs root)',
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

test.skipIf(mongoUris.length === 0)('also with MongoDB (TEST_MONGODB_URI)', async () => {
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
