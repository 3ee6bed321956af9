/** Customers' acceptances in the figures. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stored } from '#server/store/port'
import type { Figures } from '#shared/analytics/records'
import { startWorld, until, type World } from '../chat/world'
import {
  accept,
  ask,
  get,
  handedOut,
  type Users,
  signInUsers,
  revise,
  share,
  shown,
  told,
} from './adminAndCustomer'

let world: World
let users: Users
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

async function accepted(): Promise<number> {
  const figures = ask(users, 'GET /api/analytics?range=today')
  const { userEngagement } = await told<Pick<Figures, 'userEngagement'>>(figures)
  return userEngagement.find(({ action }) => action === 'quoteAccepted')?.count ?? 0
}

test('a quote counts on each day it is accepted, once per day', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token))
  await until(async () => (await accepted()) === 1)
  // As if it had been accepted days ago.
  const daysAgo = new Date(Date.now() - 3 * 86_400_000)
  const quotes = world.store.collection<Stored & { history: { at: Date }[] }>('quotes')
  await quotes.updateOne({ _id: id }, { $set: { 'history.1.at': daysAgo } })
  // A repeat isn't another acceptance.
  await shown(accept(world.url, token))
  const revised = await share(await revise(await get(users, id), users), users)
  const acceptRevised = () => shown(accept(world.url, revised.token ?? '', { revision: 2 }))
  await acceptRevised()
  await until(async () => (await accepted()) === 2)
  const { rev } = await get(users, id)
  const reopened = { rev, status: 'sent', reason: 'A mistake of ours.' }
  await told(ask(users, `PATCH /api/quotes/${id}/status`, reopened))
  await acceptRevised()
  const other = await handedOut(users)
  await shown(accept(world.url, other.token))
  await until(async () => (await accepted()) === 3)
  expect((await get(users, id)).history.filter(({ what }) => what === 'accepted')).toHaveLength(3)
})
