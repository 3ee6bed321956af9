/**
 * SIGTERM at work: no new work starts, running work ends, everything acknowledged is stored. A crash
 * in native code ends it at once.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { nothing, type DayCounts } from '#server/chat/counts/delta'
import { readSettings } from '#server/config/settings'
import { openStore } from '#server/store/open'
import { cookieOf } from '../cookieOf'
import { freePort } from '../freePort'
import { phoneEnv } from '../phone/texting'
import { ask, create, get, signInUsers } from '../quotes/adminAndCustomer'
import { startServer } from '../runningServer'
import { readCounts, signIn } from './admin'
import { eventually } from './eventually'
import { judgeConversation, judgeCounts } from './judge'
import { handshake, rawVisitor } from './rawSocket'
import { Talker } from './talker'

vi.setConfig({ testTimeout: 120_000 })

test('a server stopped while people send exits with 0, and everything acknowledged is stored', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  const cookie = await signIn(server.url)
  const names = Array.from({ length: 60 }, (_, n) => `Person ${n}`)
  const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
  // Connections that could hold up a stop: idle, keep-alive, half a request, without a namespace.
  const idle = connect(server.port, '127.0.0.1')
  const halfSaid = connect(server.port, '127.0.0.1')
  halfSaid.write('POST /api/session/admin HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{')
  const nameless = connect(server.port, '127.0.0.1')
  nameless.write(handshake(server.port, cookieOf(await fetch(server.url))))
  const alive = request(server.url, { headers: { connection: 'keep-alive' } }).end()
  for (const one of [idle, halfSaid, nameless, alive]) one.on('error', () => {})

  for (const talker of talkers) talker.talk(2, 25)
  while (talkers.every(({ acknowledged }) => acknowledged.size < 3)) {
    await new Promise(setImmediate)
  }
  expect(talkers.reduce((sum, { inFlight }) => sum + inFlight, 0)).toBeGreaterThanOrEqual(50)
  const asked = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(10_000)
  await expect(fetch(server.url)).rejects.toThrow()
  for (const talker of talkers) talker.hangUp()

  await server.start()
  await Promise.all(talkers.map((talker) => talker.connect(server.url)))
  const stored = await Promise.all(talkers.map((talker) => talker.stored()))
  for (const [index, talker] of talkers.entries()) judgeConversation(talker, stored[index] ?? [])
  judgeCounts(await readCounts(server.url, cookie), stored.flat())
  for (const talker of talkers) talker.hangUp()
  for (const one of [idle, halfSaid, nameless, alive]) one.destroy()
  await server.remove()
})

test('connections that never answer a close don’t delay a stop', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  const { headers } = await fetch(`${server.url}/api/chat/open`, {
    method: 'POST',
    headers: { origin: server.url },
  })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const phones = await Promise.all(
    Array.from({ length: 20 }, () => rawVisitor(server.port, cookie)),
  )
  const asked = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(10_000)
  for (const { socket } of phones) socket.destroy()
  await server.remove()
})

test('a mail server and a texting provider that never reply delay a stop together, not in turn', async () => {
  // Accepts connections and never sends anything.
  const lines: Socket[] = []
  const silent = createServer((line) => {
    lines.push(line)
    line.on('error', () => {})
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port: deaf } = silent.address() as AddressInfo
  const port = await freePort()
  const server = await startServer({
    env: {
      ...phoneEnv(`http://127.0.0.1:${deaf}`, port),
      PORT: `${port}`,
      SMTP_URL: `smtp://127.0.0.1:${deaf}`,
    },
  })
  const users = await signInUsers(server.url)
  const quote = await create(users)
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const link = (to: string) =>
    fetch(`${server.url}/api/contact/links`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: randomUUID(), to, consent: true }),
    })
  const asked = Promise.all([
    ask(users, `POST /api/quotes/${quote.id}/mails`, {
      id: randomUUID(),
      rev: quote.rev,
      to: 'jose@mail.example',
      subject: 'Your quote',
      text: 'Hello',
    }),
    link('dana@mail.example'),
    link('202-555-0111'),
  ])
  await eventually(() => lines.length >= 3)
  const from = performance.now()
  expect(await server.stop()).toBe(0)
  // One after the other, they would wait 4, 4 and 2 s.
  expect(performance.now() - from).toBeLessThan(7_000)
  // Every waiting client got a reply.
  expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200])

  // Their state was recorded: the next server continues with them.
  await server.start()
  const again = await signInUsers(server.url)
  expect((await get(again, quote.id)).mails).toMatchObject([{ state: 'sending' }])
  const before = lines.length
  await eventually(() => lines.length >= before + 3)
  for (const line of lines) line.destroy()
  silent.close()
  await server.remove()
})

test('a server stopped while it counts an older store’s figures exits with 0', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'older-'))
  const store = await openStore(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const days = store.collection<DayCounts>('dailyCounts')
  const { uses: _, ...counts } = nothing
  for (let day = 0; day < 60; day++) {
    const _id = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    await days.insertOne({ _id, ...counts, version: 1 })
  }
  await store.close()
  const server = await startServer({ dataDir })
  expect(await server.stop()).toBe(0)
  await server.remove()
  rmSync(dataDir, { recursive: true })
})

test.each(['SIGSEGV', 'SIGBUS', 'SIGABRT'] as const)(
  '%s ends the server with an exit code that restarts it',
  async (crash) => {
    const server = await startServer()
    expect(await server.kill(crash)).toBe(crash)
    await server.remove()
  },
)
