/** Sending is durable: whatever the provider does, each cause sends once or is shown as failed. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import type { OutgoingText } from '#server/phone/documents'
import { until } from '../chat/world'
import { type PhoneWorld, quick, startPhoneWorld, texts } from './phoneWorld'
import { type Manner, post } from './standIn'

let world: PhoneWorld
const me = '+12025550161'
afterEach(() => world.close())

const delivery = async (words: string) => (await world.interactions(`search=${words}`))[0]?.delivery

const becomes = (words: string, state: string) =>
  until(async () => (await delivery(words))?.state === state)

const report = (at: number, MessageStatus: string, more: Record<string, string> = {}) => {
  const took = world.provider.took[at]
  if (!took) throw new Error('It took no such text.')
  return post(took.reportTo, { MessageSid: took.sid, MessageStatus, ...more })
}

describe('a text goes out once', () => {
  test.each<[string, Manner[]]>([
    ['after 429 and 500, with growing pauses', ['429', '500', '429']],
    ['when the provider was silent and did not take it', ['stalls']],
    ['when the provider took it and fell silent', ['took-stalls']],
    ['when the provider took it and then said 500', ['took-500', '500']],
    ['when the provider took it and did not name it', ['took-empty']],
    ['when the provider said 201, named nothing and did not take it', ['empty']],
  ])('%s', async (_, manners) => {
    world = await startPhoneWorld()
    world.provider.manners.push(...manners)
    await world.text(me, 'First question')
    await becomes('first', 'sent')
    await world.text(me, 'Second question')
    await becomes('second', 'sent')
    expect(await texts(world, me, 2)).toHaveLength(2)
    const gaps = world.provider.asked.slice(0, manners.length).map(({ at }) => at)
    expect([...gaps].sort((a, b) => a - b)).toEqual(gaps)
  })

  test('also if its report comes while the provider lists what it took', async () => {
    world = await startPhoneWorld()
    world.provider.manners.push('took-500')
    world.provider.listing = () => report(0, 'sent')
    await world.text(me, 'First question')
    await becomes('first', 'sent')
    world.provider.listing = null
    await world.text(me, 'Second question')
    await becomes('second', 'sent')
    expect(await texts(world, me, 2)).toHaveLength(2)
  })

  test('also with the same words as another text', async () => {
    world = await startPhoneWorld()
    await world.text(me, 'Same words')
    await world.text(me, 'Same words')
    await texts(world, me, 2)
    world.provider.manners.push('took-stalls')
    await world.text(me, 'Same words')
    await until(async () => {
      const all = await world.interactions('search=same')
      return all.length === 3 && all.every((one) => one.delivery?.state === 'sent')
    })
    expect(world.sentTo(me)).toHaveLength(3)
  })
})

test('a text the provider refuses is not retried, and admins see the reason', async () => {
  world = await startPhoneWorld()
  world.provider.manners.push('refuses')
  await world.text(me, 'Refused question')
  await becomes('refused', 'failed')
  expect(await delivery('refused')).toEqual({
    state: 'failed',
    problem: 'The provider rejected it: the number does not exist (21211).',
  })
  expect(world.provider.asked).toHaveLength(1)
})

test('a text is given up after a day, and admins see it', async () => {
  world = await startPhoneWorld({ pace: { ...quick, deadMs: 1_500 } })
  world.provider.manner = () => '429'
  await world.text(me, 'Late question')
  await becomes('late', 'dead')
  expect((await delivery('late'))?.problem).toMatch(
    /^Not sent after \d+ tries\. Last try: the provider answered 429\.$/,
  )
  const asked = world.provider.asked.length
  world.provider.manner = null
  await world.text(me, 'Fresh question')
  await texts(world, me, 1)
  expect(world.provider.asked).toHaveLength(asked + 1)
})

test('a text deferred while the clock was 400 days ahead is sent now', async () => {
  world = await startPhoneWorld()
  world.provider.manner = () => '429'
  await world.text(me, 'Ahead question')
  await until(() => world.provider.asked.length > 0)
  const stored = world.store.collection<OutgoingText>('texts')
  const nextAt = new Date(Date.now() + 400 * 86_400_000)
  await until(async () => {
    const done = await stored.updateOne({ state: 'waiting' }, { $set: { nextAt } })
    return done.matchedCount === 1
  })
  world.provider.manner = null
  await texts(world, me, 1)
})

test('after a clock that was an hour ahead is set back, new texts go out at once', async () => {
  world = await startPhoneWorld()
  const ahead = Date.now() + 3_600_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead)
  try {
    await world.text(me, 'Ahead question')
    await texts(world, me, 1)
  } finally {
    clock.mockRestore()
  }
  await world.text(me, 'Back question')
  await texts(world, me, 2)
})

test('reports come twice and in any order; the last state stands', async () => {
  world = await startPhoneWorld()
  await world.text(me, 'Reported question')
  await becomes('reported', 'sent')
  const said = [await report(0, 'delivered'), await report(0, 'sent'), await report(0, 'delivered')]
  said.push(await report(0, 'queued'), await report(0, 'failed', { ErrorCode: '30003' }))
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await delivery('reported')).toEqual({ state: 'delivered' })
})

test('a failure report shows its reason; a report on another text changes nothing', async () => {
  world = await startPhoneWorld()
  await world.text(me, 'Undelivered question')
  await becomes('undelivered', 'sent')
  const { reportTo = '' } = world.provider.took[0] ?? {}
  const foreign = { MessageSid: `SM${'0'.repeat(32)}`, MessageStatus: 'failed' }
  expect((await post(reportTo, foreign)).status).toBe(403)
  expect((await post(reportTo.replace('answer.', 'other.'), foreign)).status).toBe(403)
  expect((await delivery('undelivered'))?.state).toBe('sent')
  await report(0, 'undelivered', { ErrorCode: '30003' })
  expect(await delivery('undelivered')).toMatchObject({ state: 'failed' })
  expect((await delivery('undelivered'))?.problem).toContain('30003')
})

test('a delivery report may precede the response to the send request', async () => {
  world = await startPhoneWorld()
  world.provider.manners.push('took-stalls')
  await world.text(me, 'Early question')
  await texts(world, me, 1)
  await report(0, 'delivered')
  await becomes('early', 'delivered')
  await world.text(me, 'Next question')
  await becomes('next', 'sent')
  expect(world.sentTo(me)).toHaveLength(2)
})

test('a number gets no more than its daily limit of texts', async () => {
  world = await startPhoneWorld()
  const days = world.store.collection<{ _id: string; count: number }>('textDays')
  await world.text(me, 'Counted question')
  await becomes('counted', 'sent')
  const counts = await days.find({}).toArray()
  expect(counts.map(({ count }) => count)).toEqual([1, 1])
  const ofAll = counts.find(({ _id }) => _id.endsWith(' texts'))?._id ?? ''
  const ofNumber = counts.find(({ _id }) => _id !== ofAll)?._id ?? ''
  await days.updateOne({ _id: ofNumber }, { $set: { count: 60 } })
  await world.text(me, 'Overcounted question')
  await becomes('overcounted', 'withheld')
  expect((await delivery('overcounted'))?.problem).toContain('today')
  await world.text('+12025550162', 'Another’s question')
  await texts(world, '+12025550162', 1)
  await days.updateOne({ _id: ofAll }, { $set: { count: 2_000 } })
  await world.text('+12025550163', 'Nobody’s question')
  await becomes('nobody', 'withheld')
  expect((await delivery('nobody'))?.problem).toContain('daily limit')
})

test('a delivery state that a dead server didn’t show is shown by the next', async () => {
  world = await startPhoneWorld()
  await world.text(me, 'Unshown question')
  await becomes('unshown', 'sent')
  const messages = world.store.collection<StoredMessage>('messages')
  const texts = world.store.collection<OutgoingText>('texts')
  const [message] = await world.interactions('search=unshown')
  await messages.updateOne({ _id: message?.id ?? '' }, { $set: { delivery: { state: 'waiting' } } })
  await texts.updateOne({ messageId: message?.id ?? '' }, { $set: { tellDue: true } })
  await becomes('unshown', 'sent')
  await until(async () => (await texts.findOne({ tellDue: true })) === null)
})

test('a report repeated days later is refused as a replay', async () => {
  world = await startPhoneWorld()
  await world.text(me, 'Replayed question')
  await becomes('replayed', 'sent')
  expect([(await report(0, 'delivered')).status, (await report(0, 'sent')).status]).toEqual([
    200, 200,
  ])
  const stored = world.store.collection<OutgoingText>('texts')
  const { sid } = world.provider.took[0] ?? {}
  await stored.updateOne(
    { sid: sid ?? '' },
    { $set: { at: new Date(Date.now() - 4 * 86_400_000) } },
  )
  expect((await report(0, 'delivered')).status).toBe(403)
  expect(await delivery('replayed')).toEqual({ state: 'delivered' })
})
