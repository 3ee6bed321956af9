/** Monitors learn of a full disk before visitors do, on a real file system. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../runningServer'
import { eventually } from './eventually'

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
