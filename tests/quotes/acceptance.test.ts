/** An acceptance is written once and never changed; later changes are stored beside it. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerEvent } from '#shared/quotes/records'
import { startWorld, type World } from '../chat/world'
import {
  accept,
  ask,
  get,
  handedOut,
  list,
  type Users,
  signInUsers,
  refused,
  revise,
  setStatus,
  shown,
  told,
  view,
} from './adminAndCustomer'

let world: World
let users: Users
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

const overrule = (id: string, rev: number, status: string, reason: string) =>
  ask(users, `PATCH /api/quotes/${id}/status`, { rev, status, reason })
const eventsOf = async (id: string) =>
  (
    await told<{ events: CustomerEvent[] }>(ask(users, 'GET /api/quotes/customer-events'))
  ).events.filter(({ quote }) => quote.id === id)
const remove = (id: string) => ask(users, `DELETE /api/quotes/${id}`)

test('an acceptance records revision, name, time and address, with the document’s fingerprint', async () => {
  const quote = await handedOut(users)
  const read = await (await view(world.url, quote.token)).json()
  const { status: _, answer, accepted, since, decline, conditions, ...document } = read
  await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  const { history } = await get(users, quote.id)
  expect(history).toEqual([
    {
      what: 'sent',
      by: 'Admin',
      isCustomers: false,
      reason: '',
      revision: 1,
      at: expect.any(Number),
    },
    {
      what: 'accepted',
      by: 'Ada Oak',
      isCustomers: true,
      reason: '',
      revision: 1,
      at: expect.any(Number),
      document: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
      pdf: expect.stringMatching(/^[\da-f]{64}$/),
      network: expect.stringMatching(/^[\w-]{24}$/),
    },
  ])
})

test('overruling a customer’s acceptance needs a reason, and both sides still see the acceptance', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const { rev } = await get(users, id)
  expect(await refused(overrule(id, rev, 'declined', '  '))).toMatchObject({
    status: 400,
    fields: { reason: expect.stringMatching(/^Say why/) },
  })
  expect((await get(users, id)).rev).toBe(rev)
  await told(overrule(id, rev, 'declined', 'The gate is too wide'))
  const quote = await get(users, id)
  expect(quote.history.map(({ what, by, reason }) => [what, by, reason])).toEqual([
    ['sent', 'Admin', ''],
    ['accepted', 'Ada Oak', ''],
    ['declined', 'Admin', 'The gate is too wide'],
  ])
  expect(await shown(view(world.url, token))).toMatchObject({
    status: 'declined',
    accepted: { by: 'Ada Oak' },
    since: [{ what: 'declined', reason: 'The gate is too wide' }],
  })
  const page = await (await fetch(`${world.url}/quote/${token}`)).text()
  expect(page).toContain('Ada Oak')
  expect(page).toContain('The gate is too wide')
  // It isn't told as her own decline.
  expect(page).toMatch(/Accepted \w+ \d+, set to declined \w+ \d+/)
  expect(page).not.toContain('Changed your mind?')
  expect((await eventsOf(id)).map(({ what }) => what)).toEqual(['accepted'])
  // After being reopened and accepted again, only the new acceptance is shown.
  await told(overrule(id, quote.rev, 'sent', 'It’s wide enough.'))
  await shown(accept(world.url, token, { name: 'Ben Ash' }))
  expect(await shown(view(world.url, token))).toMatchObject({
    status: 'accepted',
    accepted: { by: 'Ben Ash' },
    since: [],
  })
  expect((await get(users, id)).history).toHaveLength(5)
})

test('a customer’s own decline later is recorded as theirs, and the office’s reason stays', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const { rev } = await get(users, id)
  const reopened = {
    at: expect.any(Number),
    what: 'reopened',
    reason: 'You asked for it by phone.',
  }
  await told(overrule(id, rev, 'sent', reopened.reason))
  await told(
    fetch(`${world.url}/api/quote/${token}/decline`, {
      method: 'POST',
      headers: { origin: world.url, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Costs too much', revision: 1 }),
    }),
  )
  expect(await shown(view(world.url, token))).toMatchObject({
    status: 'declined',
    accepted: { by: 'Ada Oak' },
    since: [reopened],
    decline: { reason: 'Costs too much' },
  })
  expect(await (await fetch(`${world.url}/quote/${token}`)).text()).toContain('Changed your mind?')
  // What the office notes then is no acceptance of hers, nor are its words hers.
  const declined = await get(users, id)
  await told(overrule(id, declined.rev, 'accepted', 'You phoned.'))
  expect((await eventsOf(id)).map(({ what, reason }) => [what, reason])).toEqual([
    ['accepted', ''],
    ['declined', 'Costs too much'],
    ['accepted', ''],
  ])
  expect(await shown(view(world.url, token))).toMatchObject({
    status: 'accepted',
    answer: { by: '' },
  })
  const page = await (await fetch(`${world.url}/quote/${token}`)).text()
  expect(page).toContain('Noted by Visitor Access on')
})

test('a reinstated order keeps its original acceptance', async () => {
  const { id, token, number } = await handedOut(users)
  const { answer } = await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const change = async (status: string, reason: string) =>
    told(overrule(id, (await get(users, id)).rev, status, reason))
  await change('canceled', 'No power at the site.')
  await change('accepted', 'The power is there.')
  const changes = [
    expect.objectContaining({ what: 'canceled', reason: 'No power at the site.' }),
    expect.objectContaining({ what: 'accepted', reason: 'The power is there.' }),
  ]
  expect(await shown(view(world.url, token))).toMatchObject({
    status: 'accepted',
    answer,
    accepted: answer,
    since: changes,
  })
  // Repeated, her acceptance is the same one.
  expect(await shown(accept(world.url, token, { name: 'Ada Oak' }))).toMatchObject({ answer })
  expect((await get(users, id)).history).toHaveLength(4)
  const page = await (await fetch(`${world.url}/quote/${token}`)).text()
  expect(page).toContain('No power at the site.')
  expect(page).toContain('The power is there.')
  expect((await list(users)).quotes.find((one) => one.id === id)?.answeredAt).toBe(answer?.at)
  const { text } = await told<{ text: string }>(ask(users, 'GET /api/quotes/export'))
  expect(text.split('\n').find((row) => row.includes(number))).toContain('Ada Oak')
  expect((await eventsOf(id)).map(({ what, at }) => [what, at])).toEqual([['accepted', answer?.at]])
})

test('an order canceled and reopened keeps both dates and reasons', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const accepted = await get(users, id)
  await told(overrule(id, accepted.rev, 'canceled', 'No power at the site.'))
  await told(overrule(id, accepted.rev + 1, 'sent', 'Please accept again.'))
  const { since } = await shown(view(world.url, token))
  expect(since.map(({ what }) => what)).toEqual(['canceled', 'reopened'])
  const page = await (await fetch(`${world.url}/quote/${token}`)).text()
  expect(page).toMatch(/canceled this order.*No power.*opened it again.*Please accept again/s)
})

test('an acceptance entered by an admin needs no reason; a revision keeps the previous outcome', async () => {
  const noted = await handedOut(users)
  const accepted = await setStatus(users, noted, 'accepted')
  const declined = await setStatus(users, accepted, 'declined')
  const revised = await revise(declined, users)
  expect(revised.history.map(({ what, revision }) => [what, revision])).toEqual([
    ['sent', 1],
    ['accepted', 1],
    ['declined', 1],
    ['revised', 2],
  ])
  expect((await remove(noted.id)).status).toBe(200)
})

test('a quote a customer accepted can’t be deleted, even after a revision', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const names = (way: RegExp) => ({
    status: 409,
    code: 'conflict',
    message: expect.stringMatching(way),
  })
  expect(await refused(remove(id))).toMatchObject(names(/declined/))
  await revise(await get(users, id), users)
  expect(await refused(remove(id))).toMatchObject(names(/Discard this revision/))
  expect((await get(users, id)).history[1]?.by).toBe('Ada Oak')
})

test('an accepted quote’s PDF is named after the accepted revision', async () => {
  const { id, token, number } = await handedOut(users)
  await shown(accept(world.url, token))
  const { history } = await get(users, id)
  const { pdf } = history.at(-1) ?? {}
  const nameOf = async () => {
    const { headers } = await ask(users, `GET /api/quotes/${id}/pdfs/${pdf}`)
    return headers.get('content-disposition')
  }
  expect(await nameOf()).toContain(`quote-${number}.pdf`)
  await revise(await get(users, id), users)
  expect(await nameOf()).toContain(`quote-${number}-revision-1.pdf`)
})

test('many simultaneous acceptances leave one', async () => {
  const { id, token } = await handedOut(users)
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => accept(world.url, token, { name: `N${n}` })),
  )
  const { history } = await get(users, id)
  expect(history.filter(({ what }) => what === 'accepted')).toHaveLength(1)
})
