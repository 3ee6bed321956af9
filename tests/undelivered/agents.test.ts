/** The list of what wasn't delivered, as agents have it: without what admins alone may read. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Undelivered } from '#shared/undelivered/records'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { accept, handedOut, signInUsers } from '../quotes/adminAndCustomer'

let post: TestMailbox
let world: World
beforeAll(async () => {
  post = await startTestMailbox()
  world = await startWorld(await mailingTo(post))
})
afterAll(async () => {
  await world.close()
  await post.close()
})

async function listOf(cookie: string) {
  const reply = await world.call('GET', '/api/undelivered', { cookie })
  const { undelivered, readAt }: { undelivered: Undelivered[]; readAt: number } = await reply.json()
  return { readAt, whats: undelivered.map(({ what }) => what).toSorted() }
}

test('failed e-mails about a quote are neither shown to agents nor dismissed by them', async () => {
  const users = await signInUsers(world.url)
  const { admin } = users
  const body = { name: 'Marcus', role: 'agent', email: '' }
  const added = await world.call('POST', '/api/team', { cookie: admin, body })
  const agent = await world.signIn('admin', (await added.json()).password)

  for (const to of ['jose.alvarez@mail.example', 'omar@mail.example'])
    post.replies.set(to, ['refuses'])
  const quote = await handedOut(users)
  await accept(world.url, quote.token)
  await world.call('POST', '/api/contact/requests', {
    body: {
      id: randomUUID(),
      name: 'Omar',
      phone: '',
      email: 'omar@mail.example',
      propertyType: 'home',
      entrances: 2,
      message: 'Two gates',
    },
  })
  await until(async () => (await listOf(admin)).whats.length === 2)
  expect((await listOf(admin)).whats).toEqual(['quote-copy', 'request'])
  const { whats, readAt } = await listOf(agent)
  expect(whats).toEqual(['request'])
  const dismissed = await world.call('POST', '/api/undelivered/dismissal', {
    cookie: agent,
    body: { until: readAt },
  })
  expect(dismissed.status).toBe(200)
  expect((await listOf(admin)).whats).toEqual(['quote-copy'])
  const { activities } = await (await world.call('GET', '/api/activity', { cookie: admin })).json()
  expect(activities[0]).toMatchObject({
    teammate: { name: 'Marcus' },
    did: 'Dismissed what wasn’t delivered',
  })
})
