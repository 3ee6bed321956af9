/** No number is given twice, also after a backup from before the last quotes was restored. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Numbers } from '#server/quotes/numbers'
import { openStore } from '#server/store/open'
import { runToEnd } from '../faults/program'
import { startServer } from '../runningServer'
import { create, signInUsers } from './adminAndCustomer'

test('a quote made after a restore gets a number unused since the backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-'))
  const file = join(folder, 'backup')
  const dataDir = join(folder, 'restored')
  const server = await startServer()
  const made = async (url: string) => (await create(await signInUsers(url))).number
  const before = await made(server.url)
  const run = (name: 'backup' | 'restore', dataDir: string) =>
    runToEnd(name, { args: [file], env: { DATA_DIR: dataDir } })
  expect((await run('backup', server.dataDir)).code).toBe(0)
  const since = [await made(server.url), await made(server.url)]
  await server.remove()
  const { code, output } = await run('restore', dataDir)
  expect(code).toBe(0)
  const restored = await startServer({ dataDir })
  const next = await made(restored.url)
  expect([before, ...since]).not.toContain(next)
  expect(output).toContain(`The next one gets number ${next}.`)
  await restored.remove()
  rmSync(folder, { recursive: true })
}, 120_000)

test('days and years since the backup are also skipped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'numbers-'))
  const store = await openStore({ dataDir })
  const numbers = new Numbers(store)
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  expect(await numbers.next('2026-12-30')).toBe('2026-0001')
  const [backup, now] = [new Date('2026-12-30T22:00:00Z'), new Date('2027-01-02T21:00:00Z')]
  expect(await numbers.skipLost(backup, now, dayOf)).toBe('2027-3001')
  expect(await numbers.next('2027-01-02')).toBe('2027-3001')
  expect(await numbers.next('2026-12-31')).toBe('2026-3002')
  // A clock that is behind.
  expect(await numbers.skipLost(now, backup, dayOf)).toBe('2026-4003')
  await store.close()
  rmSync(dataDir, { recursive: true })
})
