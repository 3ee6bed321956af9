/** A disk without space for a file: a real file system, small enough to fill. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderFiles } from '#server/store/files/folder'
import { startWorld } from '../chat/world'
import { gathered } from '../store/gathered'
import { addFile, click, list, open, signInUsers, send, somePdf } from './adminAndDealer'

const megabyte = 1024 * 1024
const roots: string[] = []

function mount(options: string): { folder: string; problem: string | null } {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'full-disk', folder])
  roots.push(folder)
  return { folder, problem: status === 0 ? null : 'a file system of its own needs root' }
}
afterAll(() => {
  for (const folder of roots) {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
})

async function* pieces(count: number) {
  for (let n = 0; n < count; n++) yield somePdf(megabyte)
}

const small = mount('size=4m')
describe.skipIf(small.problem)(`a disk of 4 MB${small.problem ?? ''}`, () => {
  test('refuses what doesn’t fit, keeps nothing of it, and takes what fits', async () => {
    const files = new FolderFiles(join(small.folder, 'files'), 0)
    for (let turn = 0; turn < 3; turn++) {
      await expect(files.receive(pieces(6), 99 * megabyte)).rejects.toMatchObject({
        name: 'NoRoom',
      })
    }
    expect(readdirSync(join(small.folder, 'files', 'incoming'))).toEqual([])
    await files.store(await files.receive(pieces(3), 99 * megabyte))
    expect(await gathered(files.all())).toHaveLength(1)
  })
})

const crowded = mount('size=128m,nr_inodes=400')
test.skipIf(crowded.problem)(
  `a disk with room for few more files: refused${crowded.problem ?? ''}`,
  async () => {
    const files = new FolderFiles(join(crowded.folder, 'files'))
    await files.store(await files.receive(pieces(1), megabyte))
    const filler = join(crowded.folder, 'filler')
    mkdirSync(filler)
    // The upload itself fits, the folder it is to be kept in doesn't.
    for (let n = 0; statfsSync(crowded.folder).ffree > 1; n++)
      writeFileSync(join(filler, `${n}`), '')
    await expect(files.receive(pieces(1), megabyte)).rejects.toMatchObject({ name: 'NoRoom' })
    expect(readdirSync(join(crowded.folder, 'files', 'incoming'))).toEqual([])
    rmSync(filler, { recursive: true })
    await files.store(await files.receive(pieces(1), megabyte))
  },
)

const large = mount('size=128m')
describe.skipIf(large.problem)(`a server on a disk of 128 MB${large.problem ?? ''}`, () => {
  const dataDir = join(large.folder, 'data')
  let world: Awaited<ReturnType<typeof startWorld>>
  beforeAll(async () => {
    mkdirSync(dataDir)
    world = await startWorld({ dataDir })
  })
  afterAll(() => world.close())

  test('refuses an upload that would take the space the store needs', async () => {
    const users = await signInUsers(world.url)
    const there = await addFile(users, somePdf(megabyte))
    const { bavail, bsize } = statfsSync(large.folder)
    writeFileSync(join(large.folder, 'filler'), Buffer.alloc(bavail * bsize - 100 * megabyte))
    const reply = await send(users, 'kit.pdf', somePdf(30 * megabyte))
    expect([reply.status, (await reply.json()).error]).toEqual([
      507,
      { code: 'full', message: 'The disk is full, so this couldn’t be saved.' },
    ])
    expect(readdirSync(join(dataDir, 'files', 'incoming'))).toEqual([])
    // The store keeps writing, downloads count, and freeing space is enough.
    expect((await open(users, await click(users, there.id))).status).toBe(200)
    expect((await list(users)).find(({ id }) => id === there.id)?.downloads).toBe(1)
    rmSync(join(large.folder, 'filler'))
    expect((await send(users, 'kit.pdf', somePdf(megabyte))).status).toBe(200)
  })
})
