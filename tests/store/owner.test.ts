/** One process owns a data folder; the next ones are told so in one line. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '#server/store/open'
import { type Program, run } from './programs'
import { temporaryFolder } from './stores'

const folders: string[] = []
const programs: Program[] = []

function folder(): string {
  const made = temporaryFolder()
  folders.push(made)
  return made
}

async function opening(dataDir: string, options?: Parameters<typeof run>[2]) {
  const program = await run('opening', [dataDir], options)
  programs.push(program)
  const first = await program.lines[Symbol.asyncIterator]().next()
  return { ...program, said: String(first.value) }
}

afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill()
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

test('of six that start at the same moment, one opens and five are refused', {
  timeout: 60_000,
}, async () => {
  const dataDir = folder()
  const started = await Promise.all(Array.from({ length: 6 }, () => opening(dataDir)))
  const refused = started.filter(({ said }) => said !== 'open')
  expect(refused).toHaveLength(5)
  for (const { said, ended } of refused) {
    expect(said).toMatch(
      /^StoreInUse: The data folder .* is in use by another server \(process \d+\)/,
    )
    expect(said).toContain(dataDir)
    expect(await ended).toBe(1)
  }
})

test('a folder whose owner was killed opens at once, for one of several', {
  timeout: 60_000,
}, async () => {
  const dataDir = folder()
  for (let round = 0; round < 3; round++) {
    const started = await Promise.all(Array.from({ length: 3 }, () => opening(dataDir)))
    const owners = started.filter(({ said }) => said === 'open')
    expect(owners).toHaveLength(1)
    await owners[0]?.kill()
  }
})

test('a second opening in the same process is refused too, until the first has closed', async () => {
  const dataDir = folder()
  const first = await openStore({ dataDir })
  await expect(openStore({ dataDir })).rejects.toThrow('is in use by another server (this process)')
  await first.close()
  const second = await openStore({ dataDir })
  await second.close()
})

const unshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
test.skipIf(!unshare)(
  'an owner in another container is known by its heartbeat (needs unshare)',
  { timeout: 60_000 },
  async () => {
    const dataDir = folder()
    const inside = { under: ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] }
    const owner = await opening(dataDir, inside)
    expect(owner.said).toBe('open')
    expect((await opening(dataDir)).said).toMatch(/^StoreInUse/)
    await owner.kill()
    expect((await opening(dataDir)).said).toBe('open')
  },
)

test('a folder that cannot be made is one line', async () => {
  const dataDir = join(folder(), 'file')
  writeFileSync(dataDir, '')
  await expect(openStore({ dataDir })).rejects.toMatchObject({
    name: 'FolderNotWritable',
    message: expect.stringMatching(/^The data folder .*file cannot be written: [^\n]+$/),
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'a folder that may not be written is one line (needs root, to become somebody else)',
  async () => {
    const dataDir = folder()
    mkdirSync(join(dataDir, 'store'))
    chmodSync(dataDir, 0o755)
    const { said, ended } = await opening(dataDir, { uid: 65534 })
    expect(said).toMatch(/^FolderNotWritable: The data folder .* cannot be written: EACCES/)
    expect(await ended).toBe(1)
  },
)
