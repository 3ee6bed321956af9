/** Unusual texts: forged, huge, in every script, from odd numbers, by the hundred. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredConversation } from '#server/chat/documents'
import type { Arrival, OutgoingText, StoredNumber } from '#server/phone/documents'
import { segments } from '#server/phone/segments'
import { until } from '../chat/world'
import { Caller } from './caller'
import { type PhoneWorld, sourced, startPhoneWorld, texts } from './phoneWorld'
import { ourNumber, post } from './standIn'
import { newSid } from './texting'

let world: PhoneWorld
let people = 500
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: sourced })
})
afterAll(() => world.close())

function person(): string {
  people += 1
  return `+1202555${String(people).padStart(4, '0')}`
}
const here = () => `${world.url}/api/phone/text`
const fields = (From: string, Body: string) => ({ MessageSid: newSid(), From, To: ourNumber, Body })

test('a forged text webhook is refused and nothing is stored', async () => {
  const me = person()
  const form = new URLSearchParams(fields(me, 'Forgedword'))
  const send = (body: BodyInit, headers: Record<string, string>) =>
    fetch(here(), { method: 'POST', body, headers })
  const replies = [
    await send(form, { 'x-twilio-signature': '' }),
    await send(form, { 'x-twilio-signature': 'a'.repeat(8_000) }),
    await send(form, { 'x-twilio-signature': Buffer.from('x'.repeat(20)).toString('base64') }),
    await send('{"Body":"Forgedword"}', { 'content-type': 'application/json' }),
    await fetch(`${here()}?n=%zz`, { method: 'POST', body: form }),
    await post(here(), { ...fields(me, 'Forgedword'), Extra: 'x'.repeat(70_000) }),
    await fetch(here(), { method: 'PUT', body: form }),
  ]
  // Signed for another address of ours.
  const asReport = await post(`${world.url}/api/phone/report/x`, fields(me, 'Forgedword'), {
    signedUrl: here(),
  })
  expect([...replies, asReport].map(({ status }) => status)).toEqual([
    403, 403, 403, 400, 403, 413, 404, 403,
  ])
  expect(await world.interactions('search=forgedword')).toEqual([])
  expect(await world.store.collection('numbers').findOne({})).toBeNull()
})

test('answers in any script take two segments at most and keep their link where possible', async () => {
  const words = [
    '😀'.repeat(1_000),
    `${'👨‍👩‍👧‍👦 '.repeat(200)}?`,
    'Сколько стоит установка? '.repeat(40),
    'مرحبا كم السعر؟ '.repeat(60),
    '他们多少钱？'.repeat(150),
    'z̸͎̈́a̷l̵g̶o̸ '.repeat(100),
    '{[€]}'.repeat(200),
    'a\u0000b\u0008c\u{e0001}d',
    '\u202eevil\u202c',
    '<Response><Hangup/></Response>',
  ]
  for (const body of words) {
    const me = person()
    expect((await world.text(me, body)).status).toBe(200)
    const [sent = ''] = await texts(world, me, 1)
    expect(segments(sent), body).toBeLessThanOrEqual(2)
    expect(sent.isWellFormed()).toBe(true)
    await world.text(me, body)
    const [, second = ''] = await texts(world, me, 2)
    expect(second).toContain(`${world.url}/system#pricing`)
    expect(segments(second), body).toBeLessThanOrEqual(2)
  }
})

test('a text from a malformed number stores nothing', async () => {
  const odd = ['whatsapp:+12025550100', 'client:alice', '+0123456789', '12025550100', '+1', '']
  odd.push('+1202555０１００', '+1202555010012345678', "+1202'; drop", '+12025550100 ', 'anonymous')
  odd.push('+266696687')
  for (const from of odd) {
    expect((await post(here(), fields(from, 'Oddword'))).status, from).toBe(200)
  }
  expect(await world.interactions('search=oddword')).toEqual([])
})

test('of hundreds from one number most are refused, STOP still works, and others are answered', async () => {
  const me = person()
  const replies = await Promise.all(
    Array.from({ length: 600 }, (_, n) => world.text(me, `Flooding ${n}`)),
  )
  const statuses = new Set(replies.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 429])
  expect((await world.text(me, 'STOP')).status).toBe(200)
  const other = person()
  await world.text(other, 'Besides')
  await texts(world, other, 1)
  const number = (await world.interactions('search=flooding&limit=200')).length
  expect(number).toBeGreaterThanOrEqual(30)
  expect(number).toBeLessThan(150)
  const most = world.sentTo(me).length
  await world.text(other, 'Later')
  await texts(world, other, 2)
  expect(world.sentTo(me)).toHaveLength(most)
}, 60_000)

test('with STOP and START at once, nothing is sent after the last STOP', async () => {
  const word = fc.constantFrom('STOP', 'START', 'Is it open?', 'YES', 'HELP', 'unsubscribe')
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 3, maxLength: 8 }), async (words) => {
      const me = person()
      await Promise.all(words.map((one) => world.text(me, one)))
      await world.text(me, 'STOP')
      const left = world.store.collection<OutgoingText>('texts')
      await until(async () => (await left.findOne({ state: 'sending' })) === null)
      const sent = world.sentTo(me).length
      await world.text(me, 'Anything?')
      await world.text(me, 'HELP')
      await until(async () => (await left.findOne({ nextAt: { $exists: true } })) === null)
      expect(world.sentTo(me)).toHaveLength(sent)
    }),
    { numRuns: 8 },
  )
}, 60_000)

test('a START processed late doesn’t undo a later STOP', async () => {
  const me = person()
  await world.text(me, 'HELP')
  await texts(world, me, 1)
  const { _id: key } = (await latestNumber()) ?? { _id: '' }
  const past = new Date(Date.now() - 60_000)
  await world.text(me, 'STOP')
  await world.store.collection<Arrival & Record<string, unknown>>('arrivals').insertOne({
    _id: newSid(),
    key,
    kind: { is: 'start' },
    from: me,
    body: 'START',
    at: past,
    due: past,
  })
  await until(
    async () => (await world.store.collection('arrivals').findOne(stillDue)) === null,
    15_000,
  )
  await world.text(me, 'HELP')
  await until(async () => (await world.store.collection('texts').findOne(waiting)) === null)
  expect(world.sentTo(me)).toHaveLength(1)
}, 30_000)

const stillDue = { due: { $exists: true } } as object
const waiting = { nextAt: { $exists: true } } as object
const latestNumber = () =>
  world.store
    .collection<StoredNumber>('numbers')
    .find({ state: 'begun' }, { sort: { expiresAt: -1 }, limit: 1 })
    .toArray()
    .then(([one]) => one)

test('ERASE while an answer waits cancels it and erases its words and number', async () => {
  const me = person()
  const cookie = await world.signIn()
  world.provider.manner = (to) => (to === me ? '429' : 'takes')
  await world.text(me, 'Waitingword')
  await until(async () => (await world.interactions('search=waitingword'))[0]?.delivery)
  const [{ conversationId = '' } = {}] = await world.interactions('search=waitingword')
  await world.text(me, 'ERASE')
  await world.call('POST', `/api/chat/conversations/${conversationId}/erasure/approval`, { cookie })
  const stored = world.store.collection<OutgoingText>('texts')
  expect(await stored.findOne({ conversationId })).toBeNull()
  world.provider.manner = null
  const sent = await texts(world, me, 2)
  expect(sent[0]).toContain('approves')
  expect(sent[1]).toContain('was deleted')
  expect(sent.join()).not.toContain('Waitingword')
  const conversations = world.store.collection<StoredConversation>('conversations')
  expect((await conversations.findOne({ _id: conversationId }))?.phone).toBeUndefined()
})

test('a call between two texts doesn’t start a new text conversation', async () => {
  const me = person()
  await world.text(me, 'Betweenone')
  const caller = await new Caller(world.url, me).call()
  await caller.say('Betweentwo?')
  await world.text(me, 'N')
  await world.text(me, 'Betweenthree')
  await texts(world, me, 3)
  const ask = async (word: string) => (await world.interactions(`search=${word}`))[0]
  const [one, two, three] = await Promise.all(['betweenone', 'betweentwo', 'betweenthree'].map(ask))
  expect(one?.conversationId).toBe(three?.conversationId)
  expect(two).toMatchObject({ channel: 'call' })
  expect(two?.conversationId).not.toBe(one?.conversationId)
  expect([one?.feedback?.helpful, two?.feedback]).toEqual([false, undefined])
})
