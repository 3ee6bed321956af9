/** A full disk: a real file system, small enough to fill. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Source } from '#server/store/backup/source'
import { writeBackup } from '#server/store/backup/write'
import { passwords, type RunningServer, startServer } from '../runningServer'
import { readCounts, readInteractions, signIn } from './admin'
import { judgeConversation, judgeCounts } from './judge'
import { runToEnd } from './program'
import { Talker } from './talker'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'full-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'full-disk-test', folder])
const problem = mounted.status === 0 ? null : 'a file system of its own needs root'
afterAll(() => {
  if (!problem) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
})

const filler = join(folder, 'filler')

function fill(): void {
  for (let size = 8 * 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

describe.skipIf(problem)(`on a full disk${problem ? ` (skipped: ${problem})` : ''}`, () => {
  let server: RunningServer
  let cookie: string
  beforeAll(async () => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    server = await startServer({ dataDir, env: { TRUST_PROXY: '1' } })
    cookie = await signIn(server.url)
  })
  afterAll(() => server.remove())

  const tryToSignIn = () =>
    fetch(`${server.url}/api/session/dealer`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ password: passwords.dealer }),
    })

  test('nothing unstored is acknowledged, reading continues, and freed space is enough to recover', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `Person ${n}`)
    const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
    await Promise.all(talkers.map((talker) => talker.catchUp()))
    expect(talkers.every(({ acknowledged }) => acknowledged.size === 1)).toBe(true)

    fill()
    const refused = () => talkers.flatMap(({ refusals }) => refusals)
    for (let turn = 0; turn < 10 && refused().length === 0; turn++) {
      await Promise.all(talkers.map((talker) => talker.catchUp()))
    }
    expect(refused().length).toBeGreaterThan(0)
    for (const reply of refused()) {
      expect(reply).toMatchObject({
        error: { code: 'unavailable', retryAfter: expect.any(Number) },
      })
    }
    for (const talker of talkers) talker.refusals.length = 0

    // Reads still work; a write is refused with a wait.
    expect((await fetch(server.url)).status).toBe(200)
    for (const talker of talkers) judgeConversation(talker, await talker.stored())
    expect((await readInteractions(server.url, cookie)).length).toBeGreaterThanOrEqual(20)
    // A small write may still fit; one that doesn't is refused with a wait.
    const replies: Response[] = []
    for (let turn = 0; turn < 20 && !replies.some(({ status }) => status !== 200); turn++) {
      replies.push(await tryToSignIn())
    }
    const reply = replies.at(-1)
    expect(reply?.status).toBe(503)
    expect(Number(reply?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply?.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(reply?.headers.getSetCookie()).toEqual([])

    rmSync(filler)
    await Promise.all(talkers.map((talker) => talker.catchUp()))
    const stored = await Promise.all(talkers.map((talker) => talker.stored()))
    for (const [index, talker] of talkers.entries()) {
      judgeConversation(talker, stored[index] ?? [])
      expect(stored[index]).toHaveLength(talker.sent.length)
    }
    judgeCounts(await readCounts(server.url, cookie), stored.flat())
    for (const talker of talkers) talker.hangUp()
  })

  test('a backup that doesn’t fit says so and leaves nothing', async () => {
    const file = join(folder, 'backup')
    fill()
    const env = { DATA_DIR: server.dataDir }
    const { code, output } = await runToEnd('backup', { args: [file], env })
    rmSync(filler)
    expect([code, output.split('\n')[1]]).toEqual([1, `No room for ${file}. Nothing was kept.`])
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  test('a backup that runs out of space closes its source only after reading has ended', async () => {
    let isReading = false
    const closed: boolean[] = []
    const endless: Source = {
      kind: 'embedded',
      async *documents(name) {
        if (name !== 'messages') return
        isReading = true
        try {
          for (let n = 0; ; n++) yield { _id: `${n}`, text: randomBytes(999).toString('base64') }
        } finally {
          isReading = false
        }
      },
      endDocuments: async () => {},
      files: { read: () => Promise.reject(new Error('none')), sizeOf: async () => null },
      close: async () => void closed.push(!isReading),
    }
    const { signal } = new AbortController()
    const options = { openSource: async () => endless, program: '1', say: () => {}, signal }
    fill()
    await expect(writeBackup(join(folder, 'endless'), options)).rejects.toThrow('No room for')
    rmSync(filler)
    expect(closed).toEqual([true])
  })

  test('a power cut on a full disk loses nothing', async () => {
    const talker = await Talker.open(server.url, 'Last')
    await talker.catchUp()
    fill()
    await talker.catchUp().catch(() => undefined)
    talker.refusals.length = 0
    await server.kill()
    talker.hangUp()
    const stillFull = await runToEnd('main', { env: { DATA_DIR: server.dataDir } })
    expect(stillFull.output.trim()).toMatch(/^The disk that holds \S+ is full: .+ free\.$/)
    expect(stillFull.code).toBe(1)
    rmSync(filler)
    await server.start()
    await talker.connect(server.url)
    judgeConversation(talker, await talker.stored())
    await talker.catchUp()
    expect(await talker.stored()).toHaveLength(talker.sent.length)
    talker.hangUp()
  })
})
