/** A store from an older version (tests/fixtures/README.md) opens with everything in it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, signIn } from '../faults/admin'
import { type RunningServer, startServer } from '../runningServer'

const fixture = fileURLToPath(new URL('../fixtures/store-of-0.1.0.tar.gz', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'older-store-'))
execFileSync('tar', ['-xzf', fixture, '-C', folder])
/** Fields that had other names. */
const renamed: Readonly<Record<string, string>> = { standing: 'status', turn: 'decisionRev' }
const { replies, previews } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as {
  replies: Record<string, unknown>
  previews: Record<string, string>
}
// Erasing a conversation now removes this as well, even if an older version erased it.
Object.assign(replies['/api/chat/conversations/Ajivh0xx8ffvn9CnMhiBDZ'] as object, { page: '' })

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer({ dataDir: join(folder, 'data'), env: { RETENTION_DAYS: '36500' } })
  cookie = await signIn(server.url)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

/** Null stands for values that aren't checked: other pages, untouched assets. */
function asTold(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one) => (one === null ? expect.anything() : asTold(one)))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => [renamed[name] ?? name, asTold(one)])
  return Object.fromEntries(fields)
}

test.each(Object.keys(replies))('%s is unchanged', async (path) => {
  const expected = asTold(replies[path]) as object
  const reply = await read<object>(server.url, path, cookie)
  if ('pages' in reply && Array.isArray(reply.pages)) reply.pages.length = 2
  expect(reply).toMatchObject(expected)
})

test.each(Object.keys(previews))('%s is the same file', async (path) => {
  const reply = await fetch(server.url + path, { headers: { cookie } })
  expect(await reply.text()).toBe(previews[path])
})

test('on a second start nothing has to be migrated', async () => {
  const said = () => server.output().match(/Brought up to date/g)?.length ?? 0
  const before = said()
  expect(before).toBeGreaterThan(0)
  await server.stop()
  await server.start()
  expect(said()).toBe(before)
  cookie = await signIn(server.url)
  const untouched = await read(server.url, '/api/knowledge/pricing', cookie)
  expect(untouched).toMatchObject({ status: 'published', origin: { kind: 'seed' }, version: 1 })
})
