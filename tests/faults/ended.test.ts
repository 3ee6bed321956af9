/** SIGTERM in the middle of work: no new work, what runs ends, what was acknowledged is there. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { cookieOf } from '../cookieOf'
import { startServer } from '../runningServer'
import { judgeConversation, judgeCounts } from './judge'
import { readCounts, signIn } from './office'
import { handshake, rawVisitor } from './rawSocket'
import { Talker } from './talker'

vi.setConfig({ testTimeout: 120_000 })

test('asked to end while people send, it ends with 0, and everything acknowledged is there', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  const cookie = await signIn(server.url)
  const names = Array.from({ length: 60 }, (_, n) => `Person ${n}`)
  const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
  // Connections that would keep a server waiting: idle, kept alive, half said, without a namespace.
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
  for (const [at, talker] of talkers.entries()) judgeConversation(talker, stored[at] ?? [])
  judgeCounts(await readCounts(server.url, cookie), stored.flat())
  for (const talker of talkers) talker.hangUp()
  for (const one of [idle, halfSaid, nameless, alive]) one.destroy()
  await server.remove()
})

test('dead phones, which never answer a goodbye, hold nothing up', async () => {
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
