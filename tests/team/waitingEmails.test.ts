/** E-mails to teammates that wait for the mail server, while who may read them changes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { headerOf } from '../mail/mailServer'
import { accept, handedOut, signInUsers } from '../quotes/adminAndCustomer'

let post: TestMailbox
let world: World
let admin: string
beforeAll(async () => {
  post = await startTestMailbox()
  world = await startWorld(await mailingTo(post))
  admin = (await signInUsers(world.url)).admin
})
afterAll(async () => {
  await world.close()
  await post.close()
})

async function add(name: string): Promise<string> {
  const body = { name, role: 'admin', email: `${name.toLowerCase()}@mail.example` }
  const reply = await world.call('POST', '/api/team', { cookie: admin, body })
  return (await reply.json()).id
}
/** The subjects of the e-mails to a teammate that arrived. */
const arrived = (name: string) =>
  post.to(`${name}@mail.example`).map(({ raw }) => headerOf(raw, 'subject') ?? '')

test('waiting e-mails reach no removed teammates, former addresses nor, if for admins, new agents', async () => {
  const [tess, bo, lee] = [await add('Tess'), await add('Bo'), await add('Lee')]
  await add('Dana')
  await post.close()
  const visitor = await world.visitor()
  await visitor.ask('join', {})
  await visitor.ask('send', { id: randomUUID(), text: 'My gate code is 4711' })
  const contact = { name: 'Elena', to: 'elena@post.example', consent: false, page: '/' }
  const left = await world.call('POST', '/api/chat/contact', {
    cookie: visitor.cookie,
    body: { id: randomUUID(), ...contact },
  })
  expect(left.status).toBe(200)
  const quote = await handedOut(await signInUsers(world.url))
  await accept(world.url, quote.token, { name: 'Ada Oak' })
  const emails = world.store.collection('emails')
  const waiting = (to: string) => emails.countDocuments({ to: `${to}@mail.example` })
  await until(
    async () => (await waiting('tess')) + (await waiting('bo')) + (await waiting('lee')) === 6,
    10_000,
  )

  const member = (id: string) => `/api/team/members/${id}`
  expect((await world.call('DELETE', member(tess), { cookie: admin })).status).toBe(200)
  const body = { role: 'agent' }
  expect((await world.call('PATCH', member(bo), { cookie: admin, body })).status).toBe(200)
  const corrected = { email: 'leigh@mail.example' }
  const changed = await world.call('PATCH', member(lee), { cookie: admin, body: corrected })
  expect(changed.status).toBe(200)
  await post.open()
  await until(
    async () => (await emails.countDocuments({ nextAt: { $exists: true } })) === 0,
    10_000,
  )
  const accepted = `Quote ${quote.number} was accepted`
  expect(arrived('dana').toSorted()).toEqual(['Elena left a message', accepted])
  expect(arrived('bo')).toEqual(['Elena left a message'])
  expect([...arrived('tess'), ...arrived('lee')]).toEqual([])
})
