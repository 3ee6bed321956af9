/** Who is e-mailed about an accepted quote, and what, when it's changed or sent on afterwards. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Quote } from '#shared/quotes/records'
import { startWorld, until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf } from '../mail/mailServer'
import {
  accept,
  ask,
  get,
  handedOut,
  type Users,
  signInUsers,
  refused,
  revise,
  shown,
  told,
} from './adminAndCustomer'
import { openMailedWorld } from './mailedWorld'

let post: TestMailbox
let world: World
let users: Users
let options: Parameters<typeof startWorld>[0]
beforeAll(async () => {
  ;({ post, options, world, users } = await openMailedWorld())
})
afterAll(async () => {
  await world.close()
  await post.close()
})

let to = ''
beforeEach(() => {
  to = `${randomUUID().slice(0, 8)}@mail.example`
})

const subjects = (address = to) => post.to(address).map(({ raw }) => headerOf(raw, 'subject') ?? '')
const overrule = async (id: string, status: string) => {
  const body = { rev: (await get(users, id)).rev, status, reason: 'See below.', tell: true }
  await told(ask(users, `PATCH /api/quotes/${id}/status`, body))
}
const emails = (key: string, state: 'sent' | 'failed', count: number) =>
  until(async () => {
    const mine = { key, kind: 'quote-customer', state }
    return (await world.store.collection('emails').countDocuments(mine)) === count
  })
const refuse = (address = to) =>
  post.replies.set(
    address,
    Array.from({ length: 1_000 }, () => '451' as const),
  )
const mail = async (id: string, address: string, more: object = {}) => {
  const { rev } = await get(users, id)
  const body = { id: randomUUID(), rev, to: address, subject: 'Our quote', text: '', ...more }
  return told<Quote>(ask(users, `POST /api/quotes/${id}/mails`, body))
}

test('an e-mail the mail server accepts late doesn’t state what no longer holds', async () => {
  const { id, token, number } = await handedOut(users, { email: to })
  await shown(accept(world.url, token))
  await until(() => subjects().length === 1)
  refuse()
  await overrule(id, 'canceled')
  await overrule(id, 'sent')
  await shown(accept(world.url, token))
  await emails(id, 'failed', 2)
  post.replies.delete(to)
  await emails(id, 'sent', 2)
  const accepted = expect.stringMatching(new RegExp(`you accepted quote ${number}$`))
  expect(subjects()).toEqual([accepted, accepted])
})

test('a cancellation is reported even if the quote was revised since', async () => {
  const { id, token } = await handedOut(users, { email: to })
  await shown(accept(world.url, token))
  await until(() => subjects().length === 1)
  refuse()
  await overrule(id, 'canceled')
  await revise(await get(users, id), users)
  post.replies.delete(to)
  await emails(id, 'sent', 2)
  expect(subjects()[1]).toMatch(/was canceled$/)
})

test('the copy of an accepted quote arrives even if a revision was begun since', async () => {
  const { id, token } = await handedOut(users, { email: to })
  refuse()
  await shown(accept(world.url, token))
  await until(() => post.tried.includes(to))
  await revise(await get(users, id), users)
  post.replies.delete(to)
  await emails(id, 'sent', 1)
  expect(subjects()[0]).toMatch(/you accepted quote/)
})

/** Of each event of the history, whether the e-mails about it went out. */
const emailed = async (id: string) =>
  (await get(users, id)).history.map(({ emails }) => emails?.map(({ isSent }) => isSent))

test('the admin sees whether each e-mail about the history went out', async () => {
  const other = `other-${to}`
  const { id, token } = await handedOut(users)
  await mail(id, to)
  await mail(id, other)
  post.replies.set(other, ['550'])
  await shown(accept(world.url, token))
  const isDone = async (count: number) => (await emailed(id))[count]?.length === 2
  await until(() => isDone(1))
  const { rev } = await get(users, id)
  // A page that was open before can still change the quote.
  const body = { rev, status: 'canceled', reason: 'No.', tell: true }
  await told(ask(users, `PATCH /api/quotes/${id}/status`, body))
  await until(() => isDone(2))
  const silent = { rev: rev + 1, status: 'accepted', reason: 'Yes.', tell: false }
  await told(ask(users, `PATCH /api/quotes/${id}/status`, silent))
  const [sent, accepted, canceled, restored] = await emailed(id)
  expect(sent).toBeUndefined()
  expect(accepted?.toSorted()).toEqual([false, true])
  expect(canceled).toEqual([true, true])
  expect(restored).toBeUndefined()
})

test('a recipient added after the acceptance gets no thanks for accepting', async () => {
  const { id, token, number } = await handedOut(users)
  await mail(id, to)
  await shown(accept(world.url, token))
  await until(() => subjects().length === 2)
  const installer = `installer-${to}`
  await mail(id, installer)
  // The next server finds this copy missing.
  await world.store.collection('emails').deleteMany({ key: id, kind: 'quote-customer' })
  await world.close()
  world = await startWorld(options)
  users = await signInUsers(world.url)
  const copy = `Visitor Access: you accepted quote ${number}`
  await until(() => subjects().filter((subject) => subject === copy).length === 2)
  await mail(id, installer)
  expect(subjects(installer)).toEqual(['Our quote', 'Our quote'])
})

/** A server looks at its start for what a dead one left unsent; a stop waits until it has. */
const lookForUnsent = async () => {
  for (let starts = 0; starts < 2; starts += 1) {
    await world.close()
    world = await startWorld(options)
  }
  users = await signInUsers(world.url)
}

const countToCustomer = (key: string) =>
  world.store.collection('emails').countDocuments({ key, kind: 'quote-customer' })

test.each([
  ['its cancellation', 2, (id: string) => overrule(id, 'canceled')],
  ['its link’s end', 1, (id: string) => told(ask(users, `DELETE /api/quotes/${id}/link`))],
])(
  'nobody is notified twice because an accepted quote’s own e-mail still waited at %s',
  async (_, count, change) => {
    const { id, token } = await handedOut(users, { email: to })
    refuse()
    await mail(id, to)
    await shown(accept(world.url, token))
    await until(async () => (await countToCustomer(id)) === 1)
    await change(id)
    await until(async () => (await get(users, id)).mails[0]?.state === 'failed')
    post.replies.delete(to)
    await lookForUnsent()
    expect(await countToCustomer(id)).toBe(count)
  },
)

test('nobody is notified twice because a canceled quote is revised', async () => {
  const { id, token } = await handedOut(users)
  await mail(id, to)
  await shown(accept(world.url, token))
  await overrule(id, 'canceled')
  await until(async () => (await countToCustomer(id)) === 2)
  await revise(await get(users, id), users)
  await lookForUnsent()
  expect(await countToCustomer(id)).toBe(2)
})

test('a reinstated order is reported with the reason', async () => {
  const { id, token } = await handedOut(users, { email: to })
  await shown(accept(world.url, token))
  await overrule(id, 'canceled')
  const { rev } = await get(users, id)
  const silent = { rev, status: 'accepted', reason: '' }
  const reply = await refused(ask(users, `PATCH /api/quotes/${id}/status`, silent))
  expect(reply.fields.reason).toMatch(/^Say why/)
  await overrule(id, 'accepted')
  await until(() =>
    subjects().some((subject) => subject.endsWith('is confirmed as you accepted it')),
  )
})

test('a corrected address gets nothing more, whoever else has the quote', async () => {
  const [wrong, installer] = [`wrong-${to}`, `installer-${to}`]
  const { id, token } = await handedOut(users, { email: wrong })
  await mail(id, wrong)
  await mail(id, installer)
  const { mails } = await mail(id, to, { correctsEmail: true })
  await shown(accept(world.url, token))
  await until(() => [to, installer].every((address) => subjects(address).length === 2))
  await overrule(id, 'canceled')
  await until(() => [to, installer].every((address) => subjects(address).length === 3))
  const queued = await world.store.collection('emails').find({ key: id }).toArray()
  const counts = mails.map((one) => queued.filter(({ _id }) => _id.endsWith(one.id)).length)
  expect([counts, subjects(wrong)]).toEqual([[1, 3, 3], ['Our quote']])
})

test('a corrected address doesn’t get e-mails that the mail server accepts only later', async () => {
  const wrong = `wrong-${to}`
  const { id, token } = await handedOut(users, { email: wrong })
  await mail(id, wrong)
  refuse(wrong)
  await shown(accept(world.url, token))
  await mail(id, wrong)
  const { mails } = await mail(id, to, { correctsEmail: true })
  expect(mails.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, true, undefined])
  post.replies.delete(wrong)
  await emails(id, 'failed', 1)
  await until(async () => (await get(users, id)).mails[1]?.state === 'failed')
  expect(subjects(wrong)).toEqual(['Our quote'])
})
