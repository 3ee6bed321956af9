/** Monitors learn of a full disk before visitors do, on a real file system. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../runningServer'
import { eventually } from './eventually'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })

const folder = mkdtempSync(join(tmpdir(), 'nearly-full-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'nearly-full-test', folder])
const problem = mounted.status === 0 ? null : 'a file system of its own needs root'
afterAll(() => {
  if (!problem) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
})

describe.skipIf(problem)(`on a disk that fills${problem ? ` (skipped: ${problem})` : ''}`, () => {
  test('the server is not ready and says why, stays alive, and is ready with room again', async () => {
    const server = await startServer({ dataDir: join(folder, 'data') })
    const ask = (path: string) => fetch(server.url + path)
    expect((await ask('/api/health')).status).toBe(200)

    const filler = join(folder, 'filler')
    writeFileSync(filler, Buffer.alloc(90 * 1024 * 1024))
    await eventually(async () => (await ask('/api/health')).status === 503)
    const reply = await ask('/api/health')
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error } = await reply.json()
    expect(error).toMatchObject({
      code: 'unavailable',
      reasons: ['The disk is full or nearly full.'],
    })
    // Anybody may ask.
    expect(JSON.stringify(error)).not.toContain(folder)
    expect((await ask('/api/health/live')).status).toBe(200)

    rmSync(filler)
    await eventually(async () => (await ask('/api/health')).status === 200)
    await server.remove()
  })
})

describe('on a disk that turns read-only', () => {
  const place = mkdtempSync(join(tmpdir(), 'read-only-'))
  const image = `${place}.img`
  const mountPoint = join(place, 'disk')
  let device = ''
  beforeAll(() => {
    mkdirSync(mountPoint)
    writeFileSync(image, '')
    truncateSync(image, 300 * 1024 * 1024)
    run('mkfs.ext4', '-q', '-F', '-e', 'remount-ro', image)
    device = run('losetup', '--find', '--show', image).stdout.trim()
    if (run('mount', device, mountPoint).status !== 0) device = ''
  })
  afterAll(() => {
    run('umount', mountPoint)
    if (device) run('losetup', '--detach', device)
    rmSync(place, { recursive: true })
    rmSync(image)
  })

  test('the server stays up, refuses writes and is not ready', async (context) => {
    context.skip(device === '', 'a file system of its own needs root and loop devices')
    const server = await startServer({ dataDir: join(mountPoint, 'data') })
    const ask = () => fetch(`${server.url}/api/health`)
    expect((await ask()).status).toBe(200)
    // A write that is under way at that moment may end the process: lmdb 3.5.6 overruns a buffer.
    const file = join(mountPoint, 'data/store/data.mdb')
    await eventually(async () => Date.now() - statSync(file).mtimeMs > 1_000)
    // What the kernel does at an I/O error.
    writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1')
    await eventually(async () => (await ask()).status === 503)
    const { error } = await (await ask()).json()
    expect(error.reasons).toEqual(['The store can’t be reached.'])
    const opened = () =>
      fetch(`${server.url}/api/chat/open`, { method: 'POST', headers: { origin: server.url } })
    expect((await opened()).status).toBeLessThan(504)
    expect((await fetch(server.url)).status).toBe(200)
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
    await server.kill()
    await server.remove()
  })
})
