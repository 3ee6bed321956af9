/** One process owns a data folder; others get a one-line error. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
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

test(
  'of six simultaneous starts one opens the folder and five are refused',
  { timeout: 60_000 },
  async () => {
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
  },
)

test(
  'a folder whose owner was killed opens at once, for one of several',
  { timeout: 60_000 },
  async () => {
    const dataDir = folder()
    for (let round = 0; round < 3; round++) {
      const started = await Promise.all(Array.from({ length: 3 }, () => opening(dataDir)))
      const owners = started.filter(({ said }) => said === 'open')
      expect(owners).toHaveLength(1)
      await owners[0]?.kill()
    }
  },
)

test('a killed owner that its parent hasn’t reaped counts as dead', async () => {
  const dataDir = folder()
  // The shell becomes a program that never reaps its children.
  const under = ['sh', '-c', '"$@" & echo $!; exec sleep 60', 'sh']
  const owner = await run('opening', [dataDir], { under })
  programs.push(owner)
  const lines = owner.lines[Symbol.asyncIterator]()
  const pid = Number((await lines.next()).value)
  expect((await lines.next()).value).toBe('open')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/^\d+ \(.*\) Z /)
  expect((await opening(dataDir)).said).toBe('open')
})

describe('a start that waits for the folder’s owner', () => {
  /** The time a server's start waits. */
  const waitMs = '5000'

  async function startWaiting(dataDir: string) {
    const started = await run('opening', [dataDir, '0', waitMs])
    programs.push(started)
    const first = started.lines[Symbol.asyncIterator]().next()
    await expect
      .poll(started.errors, { timeout: 5000 })
      .toMatch(
        /^The data folder .* is in use .*\(process \d+\)\. Waiting up to 5 s for it to end\.\n$/,
      )
    const said = async () => String((await first).value)
    return { ...started, said }
  }

  test('opens when the owner is killed meanwhile', async () => {
    const dataDir = folder()
    const owner = await opening(dataDir)
    const second = await startWaiting(dataDir)
    await owner.kill()
    expect(await second.said()).toBe('open')
  })

  test('opens when the owner has closed', async () => {
    const dataDir = folder()
    const owner = await openStore({ dataDir })
    const second = await startWaiting(dataDir)
    await owner.close()
    expect(await second.said()).toBe('open')
  })

  test('is refused after five seconds when the owner stays', async () => {
    const dataDir = folder()
    await opening(dataDir)
    const began = performance.now()
    const second = await startWaiting(dataDir)
    expect(await second.said()).toMatch(
      /^StoreInUse: The data folder .* is in use by another server/,
    )
    expect(performance.now() - began).toBeGreaterThan(5000)
    expect(await second.ended).toBe(1)
  })
})

test('a second opening in the same process is refused until the first has closed', async () => {
  const dataDir = folder()
  const first = await openStore({ dataDir })
  await expect(openStore({ dataDir })).rejects.toThrow('is in use by another server (this process)')
  await first.close()
  const second = await openStore({ dataDir })
  await second.close()
})

const unshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
test.skipIf(!unshare)(
  'an owner in another container is recognized by its heartbeat (needs unshare)',
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

test('nothing is acknowledged once the file was deleted or replaced', async () => {
  const dataDir = folder()
  const store = await openStore({ dataDir })
  const facts = store.collection('facts')
  await facts.insertOne({ _id: 'before' })
  const file = join(dataDir, 'store', 'data.mdb')
  cpSync(file, `${file}.older`)
  renameSync(`${file}.older`, file)
  const refused = { name: 'StoreUnavailable', message: expect.stringContaining('was replaced') }
  await expect(facts.insertOne({ _id: 'after' })).rejects.toMatchObject(refused)
  await expect(store.ping()).rejects.toMatchObject(refused)
  rmSync(file)
  await expect(facts.insertOne({ _id: 'after' })).rejects.toMatchObject(refused)
  await store.close()
})

test('a folder that can’t be created gives a one-line error', async () => {
  const dataDir = join(folder(), 'file')
  writeFileSync(dataDir, '')
  await expect(openStore({ dataDir })).rejects.toMatchObject({
    name: 'FolderNotWritable',
    message: expect.stringMatching(/^The data folder .*file cannot be written: [^\n]+$/),
  })
})

test.each(['missing', 'empty'])(
  'with uploaded files beside a %s store, the start is refused and the files are kept',
  async (how) => {
    const dataDir = folder()
    const store = await openStore({ dataDir })
    const { files } = store
    async function* words() {
      yield Buffer.from('kept')
    }
    const received = await files.receive(words(), 100)
    await files.store(received)
    await store.close()
    const data = join(dataDir, 'store', 'data.mdb')
    renameSync(data, `${data}.away`)
    if (how === 'empty') writeFileSync(data, '')
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      name: 'StoreMissing',
      message: expect.stringMatching(/^The data folder .* has uploaded files, but [^\n]+$/),
    })
    renameSync(`${data}.away`, data)
    const again = await openStore({ dataDir })
    expect(await again.files.sizeOf(received.sha256)).toBe(4)
    await again.close()
  },
)

test.skipIf(process.getuid?.() !== 0)(
  'a folder without write access gives a one-line error (needs root, to switch users)',
  async () => {
    const dataDir = folder()
    mkdirSync(join(dataDir, 'store'))
    chmodSync(dataDir, 0o755)
    const { said, ended } = await opening(dataDir, { uid: 65534 })
    expect(said).toMatch(/^FolderNotWritable: The data folder .* cannot be written: EACCES/)
    expect(await ended).toBe(1)
  },
)
