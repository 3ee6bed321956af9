/**
 * A backup is made while a server works, and restored elsewhere: it has everything acknowledged
 * before it began. Killing the server, the backup or the restore meanwhile breaks nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open'
import type { Interaction } from '#shared/chat/records'
import { type RunningServer, settingsOf, startServer } from '../runningServer'
import { rowsOf } from '../store/stores'
import { readInteractions, signIn } from './admin'
import { eventually } from './eventually'
import { runToEnd } from './program'
import { Talker } from './talker'

const folder = mkdtempSync(join(tmpdir(), 'backup-faults-'))
const older = 8_000
const opened: RunningServer[] = []
let server: RunningServer

/** Enough that a backup or a restore can be caught in the middle. */
beforeAll(async () => {
  const dataDir = join(folder, 'data')
  const store = await openStore({ dataDir })
  const at = new Date(Date.now() - 3_600_000)
  for (let begin = 0; begin < older; begin += 1_000) {
    const documents = Array.from({ length: 1_000 }, (_, n) => ({
      _id: `older-${begin + n}`,
      conversationId: 'older',
      visitorKey: 'older',
      seq: begin + n,
      from: 'visitor',
      channel: 'chat',
      page: '/',
      text: `Older ${begin + n}`,
      words: ['older'],
      at,
      updatedAt: at,
      rev: 1,
      answer: { status: 'done', text: 'An answer. '.repeat(20), sources: [], at },
    }))
    await rowsOf(store, 'messages').bulkWrite(
      documents.map((document) => ({ insertOne: { document } })),
    )
  }
  await store.close()
  server = await start(dataDir)
})
afterAll(async () => {
  for (const one of opened) await one.stop()
  rmSync(folder, { recursive: true })
})

async function start(dataDir: string): Promise<RunningServer> {
  const started = await startServer({ dataDir, env: { TRUST_PROXY: '1' } })
  opened.push(started)
  return started
}

function begin(name: 'backup' | 'restore', file: string, dataDir: string): ChildProcess {
  const program = fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url))
  const env = settingsOf({ dataDir })
  return spawn(process.execPath, [program, file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

const run = (name: 'backup' | 'restore' | 'main', dataDir: string, file?: string) =>
  runToEnd(name, { args: file ? [file] : [], env: { DATA_DIR: dataDir } })

/** What an admin sees in a restored backup. */
async function seenIn(file: string): Promise<Interaction[]> {
  const dataDir = `${file}-restored`
  const { code, output } = await run('restore', dataDir, file)
  expect([code, output]).toEqual([0, expect.stringMatching(/^Restored [\d,]+ documents and /m)])
  const restored = await start(dataDir)
  const seen = await readInteractions(restored.url, await signIn(restored.url))
  await restored.stop()
  return seen
}

/** Each conversation has all its places, from the first to the last. */
function assertNoGaps(seen: readonly Interaction[]) {
  const places = new Map<string, number[]>()
  for (const { conversationId, seq } of seen)
    places.set(conversationId, [...(places.get(conversationId) ?? []), seq])
  places.delete('older')
  for (const found of places.values())
    expect(found.sort((a, b) => a - b)).toEqual(found.map((_, index) => index + 1))
}

async function talkers(count: number): Promise<Talker[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => Talker.open(server.url, `Visitor ${n}`)),
  )
}

test(
  'a backup includes everything acknowledged before it began, while writes continue',
  { timeout: 120_000 },
  async () => {
    const file = join(folder, 'busy')
    const people = await talkers(60)
    const acknowledged = () => people.flatMap((talker) => [...talker.acknowledged.values()])
    const from = performance.now()
    for (const talker of people) talker.talk(2, 25)
    await eventually(() => acknowledged().length > 300)
    const before = acknowledged()
    const rate = (before.length / (performance.now() - from)) * 1_000
    const { code, output } = await run('backup', server.dataDir, file)
    const after = acknowledged()
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Backed up [\d,]+ documents and 0 /m),
    ])
    expect(after.length, 'acknowledged meanwhile').toBeGreaterThan(before.length)
    await eventually(() =>
      people.every(({ sent, acknowledged }) => sent.length === acknowledged.size),
    )
    for (const talker of people) {
      expect(talker.refusals).toEqual([])
      talker.hangUp()
    }

    const seen = await seenIn(file)
    const byId = new Map(seen.map((one) => [one.id, one]))
    for (const { id, conversationId, seq, text, at } of before)
      expect(byId.get(id)).toMatchObject({ conversationId, seq, userMessage: text, timestamp: at })
    expect(seen.filter(({ conversationId }) => conversationId === 'older')).toHaveLength(older)
    assertNoGaps(seen)
    console.log(`${Math.round(rate)} messages a second, ${before.length} acknowledged before,`, {
      during: after.length - before.length,
      inBackup: seen.length - older,
    })
  },
)

test(
  'a server killed during a backup leaves a complete backup, and starts again',
  { timeout: 120_000 },
  async () => {
    const file = join(folder, 'server-killed')
    const people = await talkers(20)
    for (const talker of people) talker.talk(2, 25)
    const backup = begin('backup', file, server.dataDir)
    await eventually(() => isReading(backup))
    const before = people.flatMap((talker) => [...talker.acknowledged.keys()])
    await server.kill()
    const [code] = await once(backup, 'close')
    expect(code).toBe(0)
    for (const talker of people) talker.hangUp()
    await server.start()
    const seen = await seenIn(file)
    assertNoGaps(seen)
    const now = await readInteractions(server.url, await signIn(server.url))
    expect(now.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
  },
)

test(
  'a killed backup counts as none, and doesn’t make the server’s file grow',
  { timeout: 60_000 },
  async () => {
    const file = join(folder, 'killed')
    const backup = begin('backup', file, server.dataDir)
    await eventually(() => isReading(backup))
    backup.kill('SIGKILL')
    await once(backup, 'close')
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, true])
    await eventually(() => !isReading(backup))
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    const again = await run('backup', server.dataDir, file)
    expect(again).toMatchObject({
      code: 1,
      output: expect.stringContaining('Delete it if none runs'),
    })
    rmSync(`${file}.part`)
    expect(await run('backup', server.dataDir, file)).toMatchObject({ code: 0 })
  },
)

test('a stopped backup leaves nothing', { timeout: 60_000 }, async () => {
  const file = join(folder, 'stopped')
  const backup = begin('backup', file, server.dataDir)
  await eventually(() => isReading(backup))
  backup.kill('SIGINT')
  const [code] = await once(backup, 'close')
  expect([code, existsSync(file), existsSync(`${file}.part`)]).toEqual([1, false, false])
})

test(
  'no server starts on a killed restore; restarted, the restore is complete',
  { timeout: 120_000 },
  async () => {
    const file = join(folder, 'for-restore')
    expect(await run('backup', server.dataDir, file)).toMatchObject({ code: 0 })
    const dataDir = `${file}-restored`
    const killed = begin('restore', file, dataDir)
    const [said] = await once(killed.stdout as NodeJS.ReadableStream, 'data')
    expect(String(said)).toMatch(/is complete: /)
    const stored = join(dataDir, 'store', 'data.mdb')
    await eventually(() => existsSync(stored) && readFileSync(stored).includes('older-1000'))
    killed.kill('SIGKILL')
    await once(killed, 'close')
    expect(await run('main', dataDir)).toEqual({
      code: 1,
      output:
        'A restore or a copy into this place was not finished. Run npm run restore, or npm run copy-to-mongo, again.\n',
    })
    const seen = await seenIn(file)
    const now = await readInteractions(server.url, await signIn(server.url))
    expect(seen.map(({ id }) => id)).toEqual(now.map(({ id }) => id))
  },
)

test('nothing is restored into the folder of a running server', { timeout: 60_000 }, async () => {
  const file = join(folder, 'for-nothing')
  expect(await run('backup', server.dataDir, file)).toMatchObject({ code: 0 })
  const { code, output } = await run('restore', server.dataDir, file)
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The data folder .* is in use by another server \(process \d+\)/m),
  ])
})

/** Whether LMDB lists the process as an active reader: in lock.mdb, 64 bytes per reader. */
function isReading({ pid = 0 }: ChildProcess): boolean {
  const lock = readFileSync(join(server.dataDir, 'store', 'lock.mdb'))
  const [first, transaction, process, size] = [208, 0, 8, 64]
  for (let at = first; at + size <= lock.length; at += size)
    if (lock.readInt32LE(at + process) === pid && lock.readBigInt64LE(at + transaction) !== -1n)
      return true
  return false
}
