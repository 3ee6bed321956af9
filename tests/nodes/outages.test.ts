/**
 * A server on MongoDB, or MongoDB itself, goes down (TEST_MONGODB_URI: first one with change
 * streams, then one without). The tests mostly wait, so they run concurrently.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, messagesOf } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { signIn } from '../faults/admin'
import { eventually } from '../faults/eventually'
import { judgeConversation } from '../faults/judge'
import { runToEnd } from '../faults/program'
import { startProxy } from '../faults/proxy'
import { freshList, Screen } from '../faults/screen'
import { Talker } from '../faults/talker'
import { type RunningServer, startServer } from '../runningServer'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'
import { storeAway } from './storeAway'

vi.setConfig({ testTimeout: 180_000 })

const [uri] = mongoUris
const skipped = ' (skipped: TEST_MONGODB_URI does not name it)'

interface Pair {
  one: RunningServer
  other: RunningServer
  cookie: string
}

async function withTwo(work: (pair: Pair) => Promise<void>): Promise<void> {
  const MONGODB_URI = freshDatabase(uri ?? '')
  const one = await startServer({ env: { MONGODB_URI, TRUST_PROXY: '1' } })
  const other = await startServer({ env: { MONGODB_URI, TRUST_PROXY: '1' } })
  await work({ one, other, cookie: await signIn(other.url) })
  await Promise.all([one.remove(), other.remove()])
  await dropDatabase(MONGODB_URI)
}

async function expectEqual(screen: Screen, { other, cookie }: Pair): Promise<void> {
  const isEqual = async () => isDeepStrictEqual(screen.list, await freshList(other.url, cookie))
  await eventually(isEqual).catch(() => undefined)
  expect(screen.list).toEqual(await freshList(other.url, cookie))
}

describe
  .skipIf(!uri)
  .concurrent(`of two servers on one MongoDB one is killed${uri ? '' : skipped}`, () => {
    test('while people send and get answers, the other takes over', () =>
      withTwo(async (pair) => {
        const { one, other, cookie } = pair
        const screen = new Screen(other.url, cookie)
        await screen.load()
        const names = Array.from({ length: 30 }, (_, n) => `Person ${n}`)
        const talkers = await Promise.all(names.map((name) => Talker.open(one.url, name)))
        for (const talker of talkers) talker.talk(2, 20)
        await eventually(() => talkers.every(({ acknowledged }) => acknowledged.size > 1))
        expect(talkers.reduce((sum, { inFlight }) => sum + inFlight, 0)).toBeGreaterThanOrEqual(30)
        await one.kill()
        for (const talker of talkers) talker.hangUp()

        await Promise.all(talkers.map((talker) => talker.connect(other.url)))
        for (const talker of talkers) judgeConversation(talker, await talker.stored())
        await Promise.all(talkers.map((talker) => talker.catchUp()))
        for (const talker of talkers) {
          const stored = await talker.stored()
          judgeConversation(talker, stored)
          expect(stored).toHaveLength(talker.sent.length)
        }
        // The other server takes over once the dead server's lease has ended.
        expect(talkers.some(({ waiting }) => waiting > 0)).toBe(true)
        await eventually(() => talkers.every(({ waiting }) => waiting === 0), 60_000)
        // Including the killed server's last events, which were lost on the way to the other.
        await expectEqual(screen, pair)
        screen.leave()
        for (const talker of talkers) talker.hangUp()
      }))

    test('and its admin reconnects to the other: the screen equals a fresh load', () =>
      withTwo(async (pair) => {
        const { one, other, cookie } = pair
        const screen = new Screen(one.url, cookie)
        await screen.load()
        const headers = { origin: other.url }
        const opened = await fetch(`${other.url}/api/chat/open`, { method: 'POST', headers })
        const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
          other.url,
          '/visitor',
          cookieOf(opened),
        )
        await visitor.ask('send', { id: randomUUID(), text: 'Before' })
        await one.kill()
        screen.leave()
        const id = randomUUID()
        await visitor.ask('send', { id, text: 'Meanwhile' })
        await eventually(() =>
          messagesOf(visitor).some((m) => m.id === id && m.answer.status === 'done'),
        )
        await visitor.ask('feedback', { id, helpful: true })
        await screen.comeBack(other.url)
        await expectEqual(screen, pair)
        screen.leave()
        visitor.close()
      }))
  })

const kinds = ['with change streams', 'without change streams']
const servers = kinds.map((kind, index) => ({ kind, address: mongoUris[index] }))

describe.concurrent.each(servers)('MongoDB $kind', ({ address }) => {
  test.skipIf(!address)(`an outage loses and invents nothing${address ? '' : skipped}`, () =>
    storeAway(address ?? ''),
  )
})

test.concurrent('a start without its MongoDB ends with a one-line explanation', async () => {
  const line = await startProxy({ port: 1 })
  line.cut()
  const gone = `mongodb://127.0.0.1:${line.port}/?directConnection=true`
  const ended = await runToEnd('main', { env: { MONGODB_URI: gone } })
  expect(ended.code).toBe(1)
  expect(ended.output.trim()).toMatch(/^MongoDB does not answer: .*$/)
  await line.close()
})
