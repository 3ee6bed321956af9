/** Webhooks need the provider's signature, and nothing works twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until } from '../chat/world'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'
import { ourNumber, post } from './standIn'
import { newSid } from './texting'

let world: PhoneWorld
beforeAll(async () => {
  world = await startPhoneWorld()
})
afterAll(() => world.close())

const me = '+12025550177'
const fields = (body: string) => ({ MessageSid: newSid(), From: me, To: ourNumber, Body: body })
const here = () => `${world.url}/api/phone/text`

test('a webhook not signed for this URL gets 403 and changes nothing', async () => {
  const unsigned = await fetch(here(), { method: 'POST', body: new URLSearchParams(fields('a')) })
  const wrong = [
    unsigned,
    await post(here(), fields('b'), { token: 'another' }),
    await post(here(), fields('c'), { signedUrl: 'https://elsewhere.example/api/phone/text' }),
    await post(here(), { ...fields('d'), AccountSid: `AC${'f'.repeat(32)}` }),
    await post(here(), { ...fields('e'), MessageSid: 'none' }),
    await post(
      `${world.url}/api/phone/report/answer.x`,
      { MessageStatus: 'failed' },
      { token: 'x' },
    ),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await world.interactions()).toEqual([])
  expect(await world.store.collection('arrivals').find({}).toArray()).toEqual([])
})

test('a form of thousands of fields is refused before its signature is checked', async () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, '']))
  expect((await post(here(), { ...fields('many'), ...many })).status).toBe(413)
  expect(await world.interactions('search=many')).toEqual([])
})

test('a report status named like an object property is ignored', async () => {
  const reply = await post(`${world.url}/api/phone/report/answer.x`, {
    MessageSid: newSid(),
    MessageStatus: 'constructor',
  })
  expect(reply.status).toBe(200)
})

test('a webhook repeated much later is a replay: it gets 403 and doesn’t undo STOP', async () => {
  const first = fields('START')
  expect((await post(here(), first)).status).toBe(200)
  await texts(world, me, 1)
  await world.text(me, 'STOP')
  await world.store
    .collection<{ _id: string; at: Date }>('arrivals')
    .updateOne({ _id: first.MessageSid }, { $set: { at: new Date(Date.now() - 3_600_000) } })
  expect((await post(here(), first)).status).toBe(403)
  await world.text(me, 'Anything?')
  await until(async () => (await world.interactions())[0]?.delivery?.state === 'withheld')
  expect(world.sentTo(me)).toHaveLength(1)
})

test('a text from a short code stores nothing', async () => {
  const reply = await post(here(), { ...fields('Your code is 1234'), From: '72975' })
  expect(reply.status).toBe(200)
  expect(await world.interactions('search=1234')).toEqual([])
})

test('without phone settings the webhooks don’t exist', async () => {
  const plain = await startWorld()
  const replies = await Promise.all(
    ['/api/phone/text', '/api/phone/report/a'].map((path) => post(plain.url + path, {})),
  )
  const counts = await plain.call('GET', '/api/chat/counts', { cookie: await plain.signIn() })
  expect((await counts.json()).channels).toEqual(['chat'])
  await plain.close()
  expect(replies.map(({ status }) => status)).not.toContain(200)
  expect(replies.map(({ status }) => status)).not.toContain(500)
})
