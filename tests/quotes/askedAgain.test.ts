/** A customer asks on a quote's page, and asks again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { get, handedOut, type Users, sayByLink } from './adminAndCustomer'
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

test('a question whose reply was lost can be sent again with more text or another address', async () => {
  const quote = await handedOut(users, { customer: 'Ada Oak' })
  const body = { id: randomUUID(), question: 'Does it fit my gate?', email: 'ada@mail.example' }
  const longer = { ...body, question: 'Does it fit my gate? It’s 12 feet wide.' }
  const elsewhere = { ...longer, email: 'ada@work.example' }
  for (const one of [body, longer, longer, elsewhere, body])
    expect((await sayByLink(world.url, quote.token, 'question', one)).status).toBe(200)
  const { history } = await get(users, quote.id)
  expect(history.map(({ what }) => what)).toEqual(['sent', 'asked', 'asked', 'asked'])
  const [first, second, third] = history.slice(1).map(({ conversationId }) => conversationId ?? '')
  expect(second).toBe(first)
  const textsIn = async (conversationId = '') =>
    (await world.store.collection('messages').find({ conversationId }).toArray()).map((one) =>
      'text' in one ? one.text.replace(/^About quote [\d-]+: /, '') : '',
    )
  expect(await textsIn(first)).toEqual([body.question, longer.question])
  expect(await textsIn(third)).toEqual([longer.question])
})
