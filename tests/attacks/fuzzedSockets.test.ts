/** Generated events, packets and bytes over sockets and raw connections: none breaks the server. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import type { Schema } from '#shared/contract'
import { connectPerson } from '../chat/world'
import { isLong } from '../faults/long'
import { frame, rawConnection, rawVisitor } from '../faults/rawSocket'
import { freePort } from '../freePort'
import { signIn } from '../resources/adminAndDealer'
import { type RunningServer, startServer } from '../runningServer'
import { declaredEvents } from './declared'
import { hostileTexts, inputOf } from './inputs'
import { connectVisitor, everySetting, openChat, type Stock, stocked } from './stock'

vi.setConfig({ testTimeout: isLong ? 1_200_000 : 60_000 })

/** Limited by how often one address may connect, which all of them share. */
const times = isLong ? 4 : 1
const seed = isLong ? Date.now() : 20_261_123
/** The events one visitor may send at once, minus a reserve for the test's own. */
const perPerson = defaultLimits.events.burst - 10
const mostOfError = 16 * 1024

let server: RunningServer
let stock: Stock
beforeAll(async () => {
  server = await startServer({ env: everySetting(await freePort()) })
  stock = await stocked(server.url)
})
afterAll(() => server.remove())

/** Others are still served, by the same process. */
async function othersAreServed(pid: number | undefined): Promise<void> {
  const other = await connectVisitor(server.url, await openChat(server.url))
  const sent = await other.ask('send', { id: randomUUID(), text: 'Meanwhile' })
  expect(sent.seq).toBe(1)
  other.close()
  expect(server.pid).toBe(pid)
}

describe.each(['/visitor', '/admin'] as const)('events to %s', (namespace) => {
  const cookieOf = { '/visitor': openChat, '/admin': (url: string) => signIn(url, 'admin') }
  const events: [string, Schema | null][] = [
    ...Object.entries(declaredEvents[namespace]).map(
      ([name, { input }]) => [name, input] as [string, Schema],
    ),
    ...['__proto__', 'constructor', 'toString', 'message', 'presence'].map(
      (name) => [name, null] as [string, null],
    ),
  ]

  test(`get data or an expected error (seed ${seed})`, async () => {
    const { pid } = server
    const wrong: object[] = []
    for (let people = 0; people < 4 * times; people++) {
      const means = { hostility: 1 + (people % 4), ids: stock.ids }
      const inputs = events.flatMap(([name, schema], at) => {
        const input = schema ? inputOf(schema, means) : fc.jsonValue()
        const numRuns = Math.floor(perPerson / events.length)
        return fc
          .sample(input, { seed: seed + people * 100 + at, numRuns })
          .map((one) => [name, one] as const)
      })
      const person = await connectPerson(
        server.url,
        namespace,
        await cookieOf[namespace](server.url),
      )
      const replies = await Promise.all(
        inputs.map(async ([name, input]) => ({
          name,
          input,
          reply: await person.attempt(name, input),
        })),
      )
      person.close()
      for (const { reply, ...asked } of replies) {
        const code = 'error' in reply ? reply.error.code : null
        const isBounded = code === null || JSON.stringify(reply).length <= mostOfError
        if (code === 'unexpected' || !isBounded) wrong.push({ ...asked, code })
      }
    }
    expect(wrong).toEqual([])
    await othersAreServed(pid)
  })
})

/** Valid bytes with parts changed, duplicated or removed. */
function mutated(originals: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const place = fc.nat(2_000)
  const change = fc.oneof(
    fc.record({ at: place, remove: fc.nat(6), insert: fc.uint8Array({ maxLength: 6 }) }),
    fc.record({
      at: place,
      remove: fc.constant(0),
      insert: fc.constantFrom(...hostileTexts).map((text) => new Uint8Array(Buffer.from(text))),
    }),
  )
  const changes = fc.array(change, { minLength: 1, maxLength: 4 })
  return fc.tuple(fc.constantFrom(...originals), changes).map(([original, all]) =>
    all.reduce((bytes, { at, remove, insert }) => {
      const from = at % (bytes.length + 1)
      return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)])
    }, original),
  )
}

/** Ends our side after everything was written, and waits for the server's. */
async function ended({
  socket,
  heard,
}: Awaited<ReturnType<typeof rawConnection>>): Promise<string> {
  const closed = once(socket, 'close')
  socket.end()
  await closed
  return heard()
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await work(next)
    }),
  )
}

test(`malformed packets end at most their own connection (seed ${seed})`, async () => {
  const { pid } = server
  const cookie = await openChat(server.url)
  const packets = [
    `42/visitor,1["send",{"id":"${randomUUID()}","text":"Hello"}]`,
    '42/visitor,2["join",{"since":1}]',
    '451-/visitor,3["send",{"_placeholder":true,"num":0}]',
    ...['40/visitor,', '41/visitor,', '43/visitor,1[{}]', '44/visitor,{}', '2probe', '3', '5', '6'],
  ].map((text) => Buffer.from(text))
  const sent = fc.sample(mutated(packets), { seed, numRuns: 200 * times })
  await inTurns(sent, async (packet) => {
    const raw = await rawVisitor(server.port, cookie)
    raw.socket.write(frame(packet))
    expect(await ended(raw)).not.toContain('"unexpected"')
  })
  await othersAreServed(pid)
})

test(`malformed frames end at most their own connection (seed ${seed})`, async () => {
  const { pid } = server
  const cookie = await openChat(server.url)
  const frames = ['42/visitor,1["join",{}]', 'x'.repeat(200)].map((text) => frame(text))
  const sent = fc.sample(mutated(frames), { seed, numRuns: 200 * times })
  await inTurns(sent, async (bytes) => {
    const raw = await rawVisitor(server.port, cookie)
    raw.socket.write(bytes)
    await ended(raw)
  })
  await othersAreServed(pid)
})

test(`malformed HTTP requests are refused or served (seed ${seed})`, async () => {
  const { pid } = server
  const head = `Host: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\nCookie: ${stock.admin}\r\n`
  const body = '{"isVisible":true}'
  const type = 'Content-Type: application/json\r\n'
  const requests = [
    `GET / HTTP/1.1\r\n${head}Accept-Encoding: br\r\n\r\n`,
    `GET /api/chat/interactions?limit=1 HTTP/1.1\r\n${head}\r\n`,
    `PUT /api/whisper/settings HTTP/1.1\r\n${head}${type}Content-Length: ${body.length}\r\n\r\n${body}`,
    `PUT /api/whisper/settings HTTP/1.1\r\n${head}${type}Transfer-Encoding: chunked\r\n\r\n12\r\n${body}\r\n0\r\n\r\n`,
    `GET /quote/${stock.quoteToken} HTTP/1.1\r\n${head}\r\n`,
    `GET /api/resources/${stock.resourceId}/preview HTTP/1.1\r\n${head}Range: bytes=0-1,5-9\r\n\r\n`,
    `GET /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1\r\n${head}\r\n`,
    `POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n40`,
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  ].map((text) => Buffer.from(text))
  const sent = fc.sample(mutated(requests), { seed, numRuns: 500 * times })
  const wrong: object[] = []
  await inTurns(sent, async (bytes) => {
    const raw = await rawConnection(server.port)
    raw.socket.write(bytes)
    const heard = await ended(raw)
    if (/^HTTP\/1\.1 5/m.test(heard)) wrong.push({ bytes: bytes.toString('latin1'), heard })
  })
  expect(wrong).toEqual([])
  await othersAreServed(pid)
})
