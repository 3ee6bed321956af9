/** A customer answers by link just after the office noted the same answer by hand. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf, textOf } from '../mail/mailServer'
import {
  accept,
  ask,
  decline as declineByLink,
  get,
  handedOut,
  type Users,
  refused,
  revise,
  setStatus,
  shown,
  told,
  view,
} from './adminAndCustomer'
import { openMailedWorld } from './mailedWorld'

let post: TestMailbox
let world: World
let users: Users
beforeAll(async () => {
  ;({ post, world, users } = await openMailedWorld())
})
afterAll(async () => {
  await world.close()
  await post.close()
})

let to = ''
beforeEach(() => {
  to = `${randomUUID().slice(0, 8)}@mail.example`
})

const copy = 'You get a copy'
const decline = (token: string, reason: string) => declineByLink(world.url, token, reason)
const pageOf = async (token: string) => (await fetch(`${world.url}/quote/${token}`)).text()
const newsOf = (subject: string) =>
  post.to('dana@mail.example').filter(({ raw }) => headerOf(raw, 'subject') === subject)

test('a customer’s acceptance is recorded beside the office’s note, with its e-mails, once', async () => {
  const quote = await handedOut(users, { email: to })
  const {
    status: _,
    answer,
    accepted,
    since,
    decline: __,
    conditions,
    ...document
  } = await shown(view(world.url, quote.token))
  await setStatus(users, quote, 'accepted')
  const noted = await pageOf(quote.token)
  expect(noted).toContain('Noted by Visitor Access on')
  expect(noted).not.toContain(copy)

  const mine = await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  expect(mine).toMatchObject({
    status: 'accepted',
    accepted: { by: 'Ada Oak' },
    answer: { by: 'Ada Oak' },
  })
  expect((await get(users, quote.id)).history).toEqual([
    expect.objectContaining({ what: 'sent' }),
    expect.objectContaining({ what: 'accepted', by: 'Admin', isCustomers: false }),
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
  const page = await pageOf(quote.token)
  expect(page).toContain(copy)
  expect(page).not.toContain('Noted by')
  const news = `Quote ${quote.number} was accepted`
  await until(() => post.to(to).length === 1 && newsOf(news).length === 1)

  // A repeat changes nothing; and what the customer accepted is a record like any other.
  expect(await shown(accept(world.url, quote.token, { name: 'Somebody else' }))).toEqual(mine)
  const { history, rev } = await get(users, quote.id)
  expect(history).toHaveLength(3)
  expect((await ask(users, `DELETE /api/quotes/${quote.id}`)).status).toBe(409)
  const without = { rev, status: 'canceled', reason: '' }
  expect(await refused(ask(users, `PATCH /api/quotes/${quote.id}/status`, without))).toMatchObject({
    status: 400,
    fields: { reason: expect.stringMatching(/^Say why/) },
  })
})

test('many simultaneous acceptances beside a note are recorded once', async () => {
  const quote = await handedOut(users)
  await setStatus(users, quote, 'accepted')
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  const seen = await Promise.all(
    names.map((name) => shown(accept(world.url, quote.token, { name }))),
  )
  expect(new Set(seen.map((one) => one.accepted?.by)).size).toBe(1)
  const { history } = await get(users, quote.id)
  expect(history.map(({ what, isCustomers }) => [what, isCustomers])).toEqual([
    ['sent', false],
    ['accepted', false],
    ['accepted', true],
  ])
})

test('a customer’s reason to decline is recorded beside the note and reported to the team once', async () => {
  const quote = await handedOut(users, { email: to })
  await setStatus(users, quote, 'declined')
  expect(await pageOf(quote.token)).not.toContain('Your reason')
  const reason = 'The other offer includes digging.'
  const mine = await shown(decline(quote.token, reason))
  expect(mine).toMatchObject({ status: 'declined', decline: { reason } })
  expect(await shown(decline(quote.token, reason))).toEqual(mine)
  expect((await get(users, quote.id)).history.slice(1)).toMatchObject([
    { what: 'declined', by: 'Admin', isCustomers: false },
    { what: 'declined', by: '', isCustomers: true, reason },
  ])
  const subject = `Quote ${quote.number} was declined`
  await until(() => newsOf(subject).length === 1)
  expect(textOf(newsOf(subject)[0]?.raw ?? '', 'plain')).toContain(reason)
  expect(await pageOf(quote.token)).toContain(reason)
})

test('an answer other than the one noted, or to an earlier revision, is refused', async () => {
  const quote = await handedOut(users)
  const accepted = await setStatus(users, quote, 'accepted')
  expect((await decline(quote.token, 'Too late')).status).toBe(409)
  expect((await accept(world.url, quote.token, { revision: 2 })).status).toBe(409)
  await revise(accepted, users)
  expect((await accept(world.url, quote.token)).status).toBe(409)
  const { history } = await told<{ quote: { history: { isCustomers: boolean }[] } }>(
    ask(users, `GET /api/quotes/${quote.id}`),
  ).then(({ quote: now }) => now)
  expect(history.some(({ isCustomers }) => isCustomers)).toBe(false)
})
