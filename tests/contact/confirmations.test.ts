/** Whose requests for a quote are confirmed by e-mail. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from './testMailbox'

let post: TestMailbox
let world: World
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  post = await startTestMailbox()
  const options = await mailingTo(post)
  world = await startWorld({ ...options, env: { ...options.env, TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await world.close()
  await post.close()
  vi.useRealTimers()
})

async function request(address: string, email: string, more: object = {}) {
  const body = {
    id: randomUUID(),
    name: 'Elena Marsh',
    phone: '',
    email,
    propertyType: 'home',
    entrances: 2,
    message: '',
    ...more,
  }
  const headers = { 'x-forwarded-for': address, origin: world.url }
  const reply = await world.call('POST', '/api/contact/requests', { body, headers })
  expect(reply.status).toBe(200)
}
const isConfirmed = (email: string) =>
  until(() => {
    vi.setSystemTime(Date.now() + 10)
    return post.to(email).length === 1
  })

test('confirmations per address are limited, so that a dozen addresses can’t use up the daily limit', async () => {
  // As many as an address may send: ten at once, then one every ten minutes.
  for (let n = 0; n < 30; n += 1) {
    await request('203.0.113.1', `many${n}@mail.example`)
    if (n >= 9) vi.setSystemTime(Date.now() + 600_000)
  }
  await isConfirmed('many19@mail.example')
  await request('203.0.113.9', 'honest@mail.example')
  await isConfirmed('honest@mail.example')
  // All of them are stored.
  const stored = await world.store.collection('requests').find({ name: 'Elena Marsh' }).toArray()
  expect(stored).toHaveLength(31)
  const unconfirmed = stored.filter((one) => one.unconfirmed).map(({ email }) => email)
  expect(unconfirmed).toContain('many27@mail.example')
  expect(unconfirmed.flatMap((email) => post.to(email))).toEqual([])
})

test('a request with a corrected address is confirmed again, other corrections aren’t', async () => {
  const id = randomUUID()
  const correct = (email: string, name: string) =>
    request('203.0.113.20', email, { id, name, corrects: true })
  await request('203.0.113.20', 'wrong@mail.example', { id, name: 'Ada' })
  await isConfirmed('wrong@mail.example')
  await correct('right@mail.example', 'Ada')
  await isConfirmed('right@mail.example')
  await correct('right@mail.example', 'Ada Oak')
  await request('203.0.113.20', 'last@mail.example', { name: 'Ada' })
  await isConfirmed('last@mail.example')
  expect(post.to('right@mail.example')).toHaveLength(1)
})
