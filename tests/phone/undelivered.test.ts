/** Admins see every text that failed to send or arrive, live, until one dismisses it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutgoingText } from '#server/phone/documents'
import type { Undelivered } from '#shared/undelivered/records'
import { asTeammate, say } from '../chat/handover/people'
import { startWorld, until } from '../chat/world'
import { type PhoneWorld, quick, startPhoneWorld, texts } from './phoneWorld'
import { post } from './standIn'

let world: PhoneWorld
let cookie: string
/** Notifications to the admin's screen since the last check. */
let news = 0
let people = 400
beforeAll(async () => {
  world = await startPhoneWorld({ pace: { ...quick, deadMs: 1_500 } })
  cookie = await world.signIn()
  const admin = await world.admin(cookie)
  admin.socket.on('undelivered', () => {
    news += 1
  })
  await admin.ask('watch', {})
})
afterAll(() => world.close())

function person(): string {
  people += 1
  return `+1202555${String(people).padStart(4, '0')}`
}

const shownAs = (number: string) => `… ${number.slice(-4)}`

async function list(): Promise<{ undelivered: Undelivered[]; isMore: boolean; readAt: number }> {
  const reply = await world.call('GET', '/api/undelivered', { cookie })
  return reply.json()
}

/** A number's line in the list, once it is there and the admin's screen was notified. */
async function listed(number: string): Promise<Undelivered> {
  const found = await until(async () =>
    (await list()).undelivered.find(({ to }) => to === shownAs(number)),
  )
  await told()
  return found
}

const told = async () => {
  await until(() => news > 0)
  news = 0
}

const dismiss = async (id?: string) => {
  const { readAt: until } = await list()
  await world.call('POST', '/api/undelivered/dismissal', { cookie, body: { until, id } })
  await told()
}

const isListed = async (number: string) =>
  (await list()).undelivered.some(({ to }) => to === shownAs(number))

const latest = async (number: string) => {
  const all = world.provider.took.filter(({ to }) => to === number)
  return all.at(-1) ?? { reportTo: '', sid: '' }
}

test('a refused answer is listed with its conversation; dismissing removes it from every screen', async () => {
  const me = person()
  world.provider.manners.push('refuses')
  await world.text(me, 'Refusedone')
  const one = await listed(me)
  const [interaction] = await world.interactions('search=refusedone')
  expect(one).toMatchObject({
    what: 'answer',
    count: 1,
    to: shownAs(me),
    conversationId: interaction?.conversationId,
    problem: 'The provider rejected it: the number does not exist (21211).',
  })
  expect(JSON.stringify(one)).not.toContain(me)
  await dismiss(one.id)
  expect(await isListed(me)).toBe(false)
  expect((await world.interactions('search=refusedone'))[0]?.delivery?.state).toBe('failed')
})

test('a text other than an answer that was given up is listed', async () => {
  const me = person()
  world.provider.manner = (to) => (to === me ? '429' : 'takes')
  await world.text(me, 'HELP')
  const one = await listed(me)
  expect(one).toMatchObject({ what: 'help', to: shownAs(me) })
  expect(one.problem).toMatch(/^Not sent after \d+ tries\. Last try: the provider answered 429/)
  expect(one.conversationId).toBeUndefined()
  world.provider.manner = null
})

test('a text reported as undelivered is listed; reported again after its dismissal it stays away', async () => {
  const me = person()
  await world.text(me, 'Unreachableone')
  await texts(world, me, 1)
  const { reportTo, sid } = await latest(me)
  const failed = { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30006' }
  await until(async () => (await post(reportTo, failed)).ok)
  const one = await listed(me)
  expect(one.problem).toBe(
    'The provider didn’t deliver it: it’s a landline, or its carrier can’t be reached (30006).',
  )
  await dismiss(one.id)
  await post(reportTo, failed)
  await post(reportTo, { ...failed, MessageStatus: 'failed' })
  expect(await isListed(me)).toBe(false)
})

test('a text that was given up but delivered after all leaves the list', async () => {
  const me = person()
  world.provider.manner = (to) => (to === me ? 'took-500' : 'takes')
  // The provider's list of messages doesn't contain it.
  const { took } = world.provider
  await world.text(me, 'Arrivesone')
  await until(() => took.some(({ to }) => to === me))
  const { reportTo, sid } = await latest(me)
  took.splice(0, took.length, ...took.filter(({ to }) => to !== me))
  world.provider.manner = (to) => (to === me ? '429' : 'takes')
  await listed(me)
  await post(reportTo, { MessageSid: sid, MessageStatus: 'delivered' })
  await told()
  expect(await isListed(me)).toBe(false)
  expect((await world.interactions('search=arrivesone'))[0]?.delivery).toEqual({
    state: 'delivered',
  })
  world.provider.manner = null
})

test('texts over a number’s limit are listed as one', async () => {
  const me = person()
  await world.text(me, 'Floodone')
  await texts(world, me, 1)
  const days = world.store.collection<{ _id: string; count: number }>('textDays')
  for await (const { _id } of days.find({})) await days.updateOne({ _id }, { $set: { count: 60 } })
  for (let n = 0; n < 5; n += 1) await world.text(me, `Flood ${n}`)
  const mine = async () => (await list()).undelivered.filter(({ to }) => to === shownAs(me))
  await until(async () => (await mine())[0]?.count === 5)
  expect(await mine()).toMatchObject([{ count: 5, problem: expect.stringContaining('today') }])
  await dismiss((await mine())[0]?.id)
  expect(await mine()).toEqual([])
  await world.store.collection('textDays').deleteMany({})
})

test('texts after STOP are not listed', async () => {
  const me = person()
  await world.text(me, 'STOP')
  await world.text(me, 'Stoppedone')
  const other = person()
  world.provider.manner = (to) => (to === other ? 'stopped' : 'takes')
  await world.text(other, 'Stoppedtwo')
  await until(async () =>
    (await world.interactions('search=stoppedtwo')).every(
      (one) => one.delivery?.state === 'failed',
    ),
  )
  expect([await isListed(me), await isListed(other)]).toEqual([false, false])
  world.provider.manner = null
})

describe('a teammate’s reply is listed', () => {
  const people = () => asTeammate(world, cookie)

  /** A message left on the site, to be answered at this number, which a teammate has answered. */
  async function answered(number: string): Promise<string> {
    const visitor = await world.visitor()
    const { conversationId: id } = await say(visitor, 'Two families, one gate?')
    const body = { id: randomUUID(), page: '/', name: 'Omar', to: number.slice(2), consent: true }
    const left = await world.call('POST', '/api/chat/contact', { cookie: visitor.cookie, body })
    expect(left.status).toBe(200)
    await people().takeOver(id)
    await people().write(id, 'Yes, we can come on Monday.')
    return id
  }
  const sendNow = (id: string) =>
    world.store
      .collection('replies')
      .updateOne({ conversationId: id }, { $set: { sendDue: new Date() } })

  test('for a number that sent STOP after leaving it', async () => {
    const me = person()
    const id = await answered(me)
    await world.text(me, 'STOP')
    await sendNow(id)
    expect(await listed(me)).toMatchObject({
      what: 'reply',
      conversationId: id,
      problem: 'The number sent STOP.',
    })
    expect(world.sentTo(me)).toEqual([])
  })

  test.each(['told when it is sent', 'reported later'])(
    'for a number that opted out only at the provider, %s',
    async (when) => {
      const me = person()
      const id = await answered(me)
      const isRefused = when === 'told when it is sent'
      if (isRefused) world.provider.manners.push('stopped')
      await sendNow(id)
      if (!isRefused) {
        await texts(world, me, 1)
        const { reportTo, sid } = await latest(me)
        const failed = { MessageSid: sid, MessageStatus: 'failed', ErrorCode: '21610' }
        await until(async () => (await post(reportTo, failed)).ok)
      }
      expect(await listed(me)).toMatchObject({
        what: 'reply',
        problem: expect.stringContaining('the number sent STOP (21610)'),
      })
    },
  )

  test('in a text conversation after STOP', async () => {
    const me = person()
    await world.text(me, 'Stoppedthree')
    await texts(world, me, 1)
    await world.text(me, 'STOP')
    const [{ conversationId = '' } = {}] = await world.interactions('search=stoppedthree')
    await people().takeOver(conversationId)
    await people().write(conversationId, 'Are you still there?')
    expect(await listed(me)).toMatchObject({ what: 'reply', count: 1 })
  })
})

test('an undelivered text is erased with its conversation, last digits included', async () => {
  const me = person()
  world.provider.manners.push('refuses')
  await world.text(me, 'Erasedone')
  const { conversationId = '' } = await listed(me)
  await world.text(me, 'ERASE')
  await texts(world, me, 1)
  await world.call('POST', `/api/chat/conversations/${conversationId}/erasure/approval`, { cookie })
  await told()
  expect(await isListed(me)).toBe(false)
  const kept = world.store.collection<OutgoingText>('texts')
  expect(await kept.findOne({ conversationId })).toBeNull()
  // Texts still being sent keep it until they are delivered.
  await texts(world, me, 2)
  for (const { reportTo, sid } of world.provider.took.filter(({ to }) => to === me))
    await post(reportTo, { MessageSid: sid, MessageStatus: 'delivered' })
  await until(async () => (await kept.findOne({ lastDigits: me.slice(-4) })) === null)
})

test('dismissing all leaves those that came since', async () => {
  const [one, two] = [person(), person()]
  world.provider.manners.push('refuses')
  await world.text(one, 'Allone')
  await listed(one)
  const { readAt } = await list()
  await until(() => Date.now() > readAt)
  world.provider.manners.push('refuses')
  await world.text(two, 'Alltwo')
  await listed(two)
  const body = { until: readAt }
  await world.call('POST', '/api/undelivered/dismissal', { cookie, body })
  expect([await isListed(one), await isListed(two)]).toEqual([false, true])
})

test('the list is for admins only, and missing without a provider', async () => {
  const refused = [
    await world.call('GET', '/api/undelivered'),
    await world.call('POST', '/api/undelivered/dismissal', { body: { until: Date.now() } }),
    await world.call('GET', '/api/undelivered', { cookie: await world.signIn('dealer') }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
  const plain = await startWorld()
  const own = await plain.signIn()
  expect((await plain.call('GET', '/api/undelivered', { cookie: own })).status).toBe(404)
  await plain.close()
})
