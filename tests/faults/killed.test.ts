/**
 * The server is killed (SIGKILL, as by a power cut) in the middle of writing, at random moments,
 * while many people send. Checked against their own log of acknowledgements. 3 times here;
 * FAULT_ROUNDS sets another number (npm run faults: 200).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import { type RunningServer, startServer } from '../runningServer'
import { readCounts, readInteractions, signIn } from './admin'
import { eventually } from './eventually'
import { judgeConversation, judgeCounts } from './judge'
import { rounds } from './long'
import { Talker } from './talker'

const people = 60
const window = 2
/** Below the 30 a visitor may send at once, because messages resent after a kill count, too. */
const most = 25
const latestKillMs = 300

let server: RunningServer
let cookie: string
const earlier: VisitorMessage[] = []
const total = { sent: 0, acknowledged: 0, storedUnacknowledged: 0, unanswered: 0 }

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  cookie = await signIn(server.url)
})
afterAll(() => server.remove())

async function round(number: number): Promise<void> {
  const names = Array.from({ length: people }, (_, n) => `Visitor ${number}-${n}`)
  const talkers = await Promise.all(names.map((name) => Talker.open(server.url, name)))
  const inFlight = () => talkers.reduce((sum, talker) => sum + talker.inFlight, 0)
  const left = () => talkers.reduce((sum, talker) => sum + most - talker.sent.length, 0)

  for (const talker of talkers) talker.talk(window, most)
  const moment = performance.now() + Math.random() * latestKillMs
  // At least one kill happens after an acknowledgement, however slow the machine is.
  const isEarly = () =>
    performance.now() < moment ||
    (number === 1 && sum(talkers, ({ acknowledged }) => acknowledged.size) === 0)
  while (isEarly() && left() > people) await pause(1)
  expect(inFlight(), 'sends in flight').toBeGreaterThanOrEqual(50)
  await server.kill()
  for (const talker of talkers) talker.hangUp()

  await server.start()
  const found = await listen(talkers)
  for (const [talker, stored] of found) judgeConversation(talker, stored)
  const all = [...earlier, ...[...found.values()].flat()]
  judgeCounts(await readCounts(server.url, cookie), all)
  total.acknowledged += sum(talkers, (talker) => talker.acknowledged.size)
  total.storedUnacknowledged -= sum(talkers, (talker) => talker.acknowledged.size)
  total.storedUnacknowledged += all.length - earlier.length
  total.unanswered += all.filter(({ answer }) => answer.status === 'waiting').length

  await Promise.all(talkers.map((talker) => talker.catchUp()))
  await eventually(() => talkers.every(({ waiting }) => waiting === 0))
  const settled = await heard(talkers)
  for (const [talker, stored] of settled) {
    judgeConversation(talker, stored)
    expect(stored.length, `${talker.name}: everything is stored`).toBe(talker.sent.length)
    talker.hangUp()
  }
  earlier.push(...[...settled.values()].flat())
  total.sent += sum(talkers, (talker) => talker.sent.length)
}

/** Everybody reconnects and loads the conversation. */
async function listen(talkers: readonly Talker[]) {
  await Promise.all(talkers.map((talker) => talker.connect(server.url)))
  return heard(talkers)
}

async function heard(talkers: readonly Talker[]): Promise<Map<Talker, VisitorMessage[]>> {
  return new Map(
    await Promise.all(talkers.map(async (talker) => [talker, await talker.stored()] as const)),
  )
}

function sum<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((all, one) => all + value(one), 0)
}

test(
  `killed ${rounds} times while people send: nothing acknowledged is lost or duplicated`,
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    for (let number = 1; number <= rounds; number++) await round(number)

    const stored = await readInteractions(server.url, cookie)
    const places = stored.map(({ conversationId, seq }) => `${conversationId} ${seq}`)
    expect(new Set(places).size).toBe(stored.length)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(earlier.map(({ id }) => id)))
    expect(stored.length).toBe(total.sent)
    await eventually(async () => (await readCounts(server.url, cookie)).all === stored.length)
    judgeCounts(await readCounts(server.url, cookie), stored)
    // Kills hit critical moments: after some acknowledgements, and between a write and its own.
    expect(total.acknowledged).toBeGreaterThan(0)
    console.log(`killed ${rounds} times:`, total)
  },
)
