/**
 * The built server is killed (SIGKILL) between storing and sending: every accepted text is answered
 * once, whatever was on its way to the provider at that moment.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../chat/world'
import { somePng } from '../contact/somePhotos'
import { freePort } from '../freePort'
import { type RunningServer, startServer } from '../runningServer'
import { type StandIn, startStandIn } from './standIn'
import { newSid, phoneEnv, sendText } from './texting'

const rounds = 4
const people = 12
const patience = 40_000

let provider: StandIn
let server: RunningServer
beforeAll(async () => {
  provider = await startStandIn()
  const port = await freePort()
  server = await startServer({ env: { PORT: String(port), ...phoneEnv(provider.url, port) } })
})
afterAll(async () => {
  await server.remove()
  await provider.close()
})

const sentTo = (number: string) => provider.took.filter(({ to }) => to === number)

test('a text the provider had accepted when the server died is not sent again', async () => {
  provider.manners.push('took-stalls')
  const me = '+12025550181'
  expect((await sendText(server.url, me, 'What does it cost?')).status).toBe(200)
  await until(() => sentTo(me).length === 1, patience)
  await server.kill()
  await server.start()
  await sendText(server.url, me, 'How long does the installation take?')
  await until(() => sentTo(me).length === 2, patience)
  const [first, second] = sentTo(me)
  expect(first?.body).not.toBe(second?.body)
}, 90_000)

test('pictures being fetched at a kill are kept and reported once', async () => {
  const me = '+12025550182'
  const [whole, stalled] = [provider.host(somePng()), provider.host('stalls')]
  const MessageSid = newSid()
  const more = { MessageSid, NumMedia: '2', MediaUrl0: whole, MediaUrl1: stalled }
  await sendText(server.url, me, '', more)
  await until(() => stalled.endsWith(provider.fetched.at(-1) ?? '-'), patience)
  await server.kill()
  provider.media[provider.media.indexOf('stalls')] = somePng()
  await server.start()
  await sendText(server.url, me, '', more)
  await until(() => sentTo(me).length === 1, patience)
  await sendText(server.url, me, 'HELP')
  await until(() => sentTo(me).length === 2, patience)
  expect(sentTo(me)[0]?.body).toContain('we kept 2 photos')
}, 90_000)

test('killed at random moments, the server answers each question once', async () => {
  const asked: { from: string; sid: string; taken: boolean }[] = []
  const ask = async (one: (typeof asked)[number]) => {
    try {
      const reply = await sendText(server.url, one.from, 'What does it cost?', {
        MessageSid: one.sid,
      })
      one.taken = reply.status === 200
    } catch {
      // The server was killed; the provider tries again.
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    const now = Array.from({ length: people }, (_, n) => ({
      from: `+1202556${String(round * 100 + n).padStart(4, '0')}`,
      sid: newSid(),
      taken: false,
    }))
    asked.push(...now)
    const asking = now.map(ask)
    await pause(Math.random() * 150)
    await server.kill()
    await Promise.all(asking)
    await server.start()
    await Promise.all(asked.filter(({ taken }) => !taken).map(ask))
  }
  expect(asked.filter(({ taken }) => !taken)).toEqual([])
  await until(() => asked.every(({ from }) => sentTo(from).length > 0), patience)
  // To rule out a second answer, asks something else, and must get only that reply.
  const [{ from } = { from: '' }] = asked
  await sendText(server.url, from, 'HELP')
  await until(
    () =>
      sentTo(from).some(({ body }) =>
        body.includes('rates may apply. Reply STOP to opt out, ERASE'),
      ),
    patience,
  )
  expect(
    asked.filter(({ from }) => sentTo(from).length > (from === asked[0]?.from ? 2 : 1)),
  ).toEqual([])
  for (const { from } of asked) expect(server.output()).not.toContain(from)
}, 180_000)
