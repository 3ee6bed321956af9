/** A hanging provider delays neither other texts nor the server's stop. */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openProvider } from '#server/phone/provider'
import { until } from '../chat/world'
import { collectGarbage } from '../collectGarbage'
import { quick, startPhoneWorld } from './phoneWorld'
import { accountSid, authToken, ourNumber } from './standIn'

const me = '+12025550111'
const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A server with this reply; resolves to its address and to when its connection closes. */
async function providerThat(answers: (reply: ServerResponse) => void) {
  const server: Server = createServer((_, reply) => {
    reply.once('close', closed)
    answers(reply)
  })
  let closed = () => {}
  const gone = new Promise<void>((resolve) => {
    closed = resolve
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { accountSid, authToken, number: ourNumber, apiUrl }
  const limits = { answerMs: 500, ending: new AbortController().signal }
  return { gone, provider: await openProvider(settings, limits) }
}

const draft = { to: me, body: 'Hello', reportTo: 'https://gates.example/report' }

test('a provider response that drips is given up on time, also after garbage collection', async () => {
  cleanUps.push(collectGarbage())
  const { provider, gone } = await providerThat((reply) => {
    reply.writeHead(201, { 'content-type': 'application/json' })
    const drip = setInterval(() => reply.write(' '), 50)
    reply.once('close', () => clearInterval(drip))
  })
  expect(await provider.send(draft)).toMatchObject({ is: 'unknown' })
  await gone
})

test('an endless provider response is given up before it fills the memory', async () => {
  let sent = 0
  const { provider, gone } = await providerThat((reply) => {
    reply.writeHead(201, { 'content-type': 'application/json' })
    const piece = Buffer.alloc(50_000, ' ')
    const fill = () => {
      do sent += piece.length
      while (!reply.destroyed && reply.write(piece))
    }
    reply.on('drain', fill)
    fill()
  })
  expect(await provider.send(draft)).toMatchObject({ is: 'unknown' })
  await gone
  expect(sent).toBeLessThan(30_000_000)
})

test('the server stops while the provider hangs', async () => {
  const world = await startPhoneWorld({ pace: { ...quick, answerMs: 60_000, leaseMs: 90_000 } })
  world.provider.manner = () => 'stalls'
  await world.text(me, 'How much is it?')
  await until(() => world.provider.asked.length > 0)
  const stoppingAt = Date.now()
  await world.close()
  // The program exits after 10 s, with or without work in progress.
  expect(Date.now() - stoppingAt).toBeLessThan(9_000)
})
