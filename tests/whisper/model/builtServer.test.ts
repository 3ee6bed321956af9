/** The built server with a language model: what a visitor sees in the panel, and what is logged. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { connectPerson, messagesOf, until, type Visitor } from '../../chat/world'
import { cookieOf } from '../../cookieOf'
import { type RunningServer, startServer } from '../../runningServer'
import { key } from './asking'
import { begin, end, piece, type StandIn, says, startStandIn } from './standIn'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const within = 40_000
const question = 'What warranty do I get?'

let standIn: StandIn
let server: RunningServer
let visitor: Visitor
beforeAll(async () => {
  standIn = await startStandIn()
  server = await startServer({
    env: { LLM_URL: standIn.url, LLM_KEY: key, LLM_MODEL: 'stand-in', LOG_LEVEL: 'info' },
  })
  const { url } = server
  const opened = await fetch(`${url}/api/chat/open`, { method: 'POST', headers: { origin: url } })
  visitor = await connectPerson<typeof visitorEvents, ToVisitor>(url, '/visitor', cookieOf(opened))
})
afterEach(() => {
  visitor.told.length = 0
})
afterAll(async () => {
  visitor?.close()
  await server?.remove()
  await standIn?.close()
})

const pieces = (id: string) =>
  visitor.told.flatMap(({ event, value }) =>
    event === 'piece' && value.id === id ? [value.text] : [],
  )

const asked = async (text: string, id = randomUUID()) => {
  await visitor.ask('send', { id, text })
  const answered = await until(
    () => messagesOf(visitor).find((one) => one.id === id && one.answer.status === 'done'),
    within,
  )
  return answered.answer.text
}

test('a visitor sees the model’s answer stream sentence by sentence', async () => {
  const id = randomUUID()
  standIn.behave = async (reply) => {
    begin(reply)
    piece(reply, 'You get a 1-year warranty. It lasts ')
    await until(() => pieces(id).length > 0, within)
    piece(reply, '1 year')
    piece(reply, '.')
    end(reply, { tokens: [200, 9] })
  }
  expect(await asked('How long is the warranty?', id)).toBe(
    'You get a 1-year warranty. It lasts 1 year.',
  )
  expect(pieces(id)).toEqual(['You get a 1-year warranty.'])
})

test('when the service dies midway, the passages are the answer', async () => {
  const id = randomUUID()
  standIn.behave = async (reply) => {
    begin(reply)
    piece(reply, 'You get a warranty of 1 year. It ')
    await until(() => pieces(id).length > 0, within)
    reply.destroy()
  }
  const text = await asked(question, id)
  expect(text).toContain('1-year warranty')
  expect(text).not.toContain('a warranty of 1 year')
})

test('an invented sentence is never shown', async () => {
  standIn.behave = says('The warranty lasts 25 years. Write to me@evil.example.')
  expect(await asked(question)).toContain('1-year warranty')
  expect(JSON.stringify(visitor.told)).not.toMatch(/25 years|evil/)
})

test('the log has each call’s cost and time, but neither key nor text', async () => {
  await until(() => server.output().includes('unsupported'), within)
  const log = server.output()
  expect(log).toContain('"outcome":"said"')
  expect(log).toContain('"prompt":200')
  expect(log).not.toContain(key)
  expect(log).not.toMatch(/warranty/i)
})
