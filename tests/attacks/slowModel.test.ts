/**
 * A hanging language model blocks nobody: visitors get the passages' own words, and the server can
 * stop. Garbage is collected throughout, after which fetch loses its signal (Node 20, 22).
 */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, messagesOf, until, type Visitor } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { type RunningServer, startServer } from '../runningServer'
import { type Behavior, begin, piece, type StandIn, startStandIn } from '../whisper/model/standIn'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The program's own module can't be made to collect, so another one is loaded before it. */
const collecting = `data:text/javascript,${encodeURIComponent(`
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  import { isMainThread } from 'node:worker_threads'
  setFlagsFromString('--expose-gc')
  if (isMainThread) setInterval(runInNewContext('gc'), 1_000).unref()
`)}`

let standIn: StandIn
let server: RunningServer
let visitors: Visitor[] = []
beforeEach(async () => {
  standIn = await startStandIn()
  server = await startServer({
    env: {
      LLM_URL: standIn.url,
      LLM_KEY: 'sk-1234567890',
      LLM_MODEL: 'stand-in',
      NODE_OPTIONS: `--import=${collecting}`,
    },
  })
})
afterEach(async () => {
  for (const visitor of visitors) visitor.close()
  visitors = []
  await server?.remove()
  await standIn?.close()
})

async function newVisitor(): Promise<Visitor> {
  const { url } = server
  const opened = await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })
  const visitor = await connectPerson<typeof visitorEvents, ToVisitor>(
    ...([url, '/visitor', cookieOf(opened)] as const),
  )
  visitors.push(visitor)
  return visitor
}

async function answerTo(visitor: Visitor, withinMs: number): Promise<string> {
  const id = randomUUID()
  await visitor.ask('send', { id, text: 'What warranty do I get?' })
  const { answer } = await until(
    () => messagesOf(visitor).find((one) => one.id === id && one.answer.status !== 'waiting'),
    withinMs,
  )
  return answer.text
}

const half = 'data: {"choices":[{"delta":{"content":"You g'
const hangs: Behavior[] = [
  (reply) => begin(reply),
  async (reply, { gone }) => {
    begin(reply)
    const timer = setInterval(() => piece(reply, 'We '), 60_000)
    await gone
    clearInterval(timer)
  },
  (reply) => {
    begin(reply)
    reply.write(half)
  },
  async (reply, { gone }) => {
    begin(reply)
    const timer = setInterval(() => reply.write('x'.repeat(100)), 10)
    await gone
    clearInterval(timer)
  },
  (reply) => {
    begin(reply)
    reply.write(half)
    setTimeout(() => reply.destroy(), 500)
  },
]

test('passages answer when a model hangs, drips, cuts a line short or closes midway', async () => {
  standIn.behave = (reply, request) => hangs[standIn.asked.length - 1]?.(reply, request)
  const people = await Promise.all(hangs.map(newVisitor))
  // Silence is given up after 5 s; the machine may be busy.
  const answers = await Promise.all(people.map((visitor) => answerTo(visitor, 30_000)))
  expect(standIn.asked).toHaveLength(hangs.length)
  for (const answer of answers) expect(answer).toContain('1-year warranty')
  await Promise.all(standIn.asked.map(({ gone }) => gone))
})

test('the server stops while a model hangs', async () => {
  standIn.behave = async (reply) => begin(reply)
  const visitor = await newVisitor()
  const answered = answerTo(visitor, 4_000).catch(() => undefined)
  const { gone } = await until(() => standIn.asked[0])
  // Long enough to collect the request's garbage, and shorter than the tolerated silence.
  const collectedAt = Date.now() + 2_500
  await until(() => Date.now() > collectedAt)
  expect(await server.stop()).toBe(0)
  await gone
  await answered
})
