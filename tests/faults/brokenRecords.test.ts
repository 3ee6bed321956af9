/** An invalid stored record is the server's fault: 500, a logged reason, and lists still work. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CollectionName } from '#server/store/port'
import { startWorld, type World } from '../chat/world'
import { handedOut, type Users, signInUsers } from '../quotes/adminAndCustomer'
import { addFile, list, somePdf } from '../resources/adminAndDealer'
import { rowsOf } from '../store/stores'

const unexpected = {
  error: { code: 'unexpected', message: 'Unexpected Application Error!' },
}

let world: World
let cookie: string
let users: Users
let quote: { id: string; token: string }
beforeAll(async () => {
  world = await startWorld()
  cookie = await world.signIn()
  users = await signInUsers(world.url)
  quote = await handedOut(users)
})
afterAll(() => world.close())

async function breakRecord(name: CollectionName, _id: string, change: object) {
  const { matchedCount } = await rowsOf(world.store, name).updateOne({ _id }, { $set: change })
  expect(matchedCount).toBe(1)
}

async function expectUnexpected(path: string) {
  const reply = await world.call('GET', path, { cookie })
  expect([path, reply.status]).toEqual([path, 500])
  expect(await reply.json()).toEqual(unexpected)
}

test('a broken quote answers 500 for admins and behind its link, and the list still loads', async () => {
  await breakRecord('quotes', quote.id, { discount: 'much' })
  await expectUnexpected(`/api/quotes/${quote.id}`)
  await expectUnexpected(`/api/quote/${quote.token}`)
  expect((await world.call('GET', `/quote/${quote.token}`)).status).toBe(500)
  expect((await world.call('GET', '/api/quotes', { cookie })).status).toBe(200)
})

test('a broken quote request answers 500, and the list leaves it out', async () => {
  const id = randomUUID()
  const body = {
    id,
    name: 'Dana Alder',
    phone: '(202) 555-0171',
    email: '',
    propertyType: 'home',
    entrances: 1,
    message: '',
    smsConsent: false,
  }
  expect((await world.call('POST', '/api/contact/requests', { body })).status).toBe(200)
  await breakRecord('requests', id, { entrances: 'many' })
  await expectUnexpected(`/api/contact/requests/${id}`)
  const list = await world.call('GET', '/api/contact/requests', { cookie })
  expect((await list.json()).requests).toEqual([])
})

test('a broken dealer resource is left out of the list', async () => {
  const { id } = await addFile(users, somePdf())
  await breakRecord('resources', id, { description: 7 })
  await expectUnexpected(`/api/resources/${id}`)
  expect((await list(users)).map((one) => one.id)).not.toContain(id)
})

test('a broken knowledge entry is left out of the list', async () => {
  const reply = await world.call('GET', '/api/knowledge', { cookie })
  const [{ id }] = (await reply.json()).entries
  await breakRecord('knowledge', id, { origin: 7 })
  await expectUnexpected(`/api/knowledge/${id}`)
  const left = await (await world.call('GET', '/api/knowledge', { cookie })).json()
  expect(left.entries.some((one: { id: string }) => one.id === id)).toBe(false)
})
