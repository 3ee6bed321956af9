/** What a customer is e-mailed when teammates change what became of an accepted quote. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf } from '../mail/mailServer'
import { openMailedOffice } from './mailedOffice'
import { accept, ask, get, handedOut, type Office, revise, shown, told } from './office'

let post: TestMailbox
let world: World
let office: Office
beforeAll(async () => {
  ;({ post, world, office } = await openMailedOffice())
})
afterAll(async () => {
  await world.close()
  await post.close()
})

let to = ''
beforeEach(() => {
  to = `${randomUUID().slice(0, 8)}@mail.example`
})

const subjects = () => post.to(to).map(({ raw }) => headerOf(raw, 'subject') ?? '')
const overrule = async (id: string, status: string) => {
  const body = { rev: (await get(office, id)).rev, status, reason: 'See below.', tell: true }
  await told(ask(office, `PATCH /api/quotes/${id}/status`, body))
}
const letters = (key: string, state: 'sent' | 'failed', count: number) =>
  until(async () => {
    const mine = { key, kind: 'quote-customer', state }
    return (await world.store.collection('letters').countDocuments(mine)) === count
  })
const refuse = () =>
  post.replies.set(
    to,
    Array.from({ length: 1_000 }, () => '451' as const),
  )

test('an e-mail that the mail server takes late doesn’t say what is no longer so', async () => {
  const { id, token, number } = await handedOut(office, { email: to })
  await shown(accept(world.url, token))
  await until(() => subjects().length === 1)
  refuse()
  await overrule(id, 'canceled')
  await overrule(id, 'sent')
  await shown(accept(world.url, token))
  await letters(id, 'failed', 2)
  post.replies.delete(to)
  await letters(id, 'sent', 2)
  const accepted = expect.stringMatching(new RegExp(`you accepted quote ${number}$`))
  expect(subjects()).toEqual([accepted, accepted])
})

test('a cancellation is told of though its quote was revised since', async () => {
  const { id, token } = await handedOut(office, { email: to })
  await shown(accept(world.url, token))
  await until(() => subjects().length === 1)
  refuse()
  await overrule(id, 'canceled')
  await revise(await get(office, id), office)
  post.replies.delete(to)
  await letters(id, 'sent', 2)
  expect(subjects()[1]).toMatch(/was canceled$/)
})
