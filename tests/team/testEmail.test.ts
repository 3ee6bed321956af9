/** Whoever runs it sees whether e-mails go out: by a test to themselves, and by those that don't. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { headerOf } from '../mail/mailServer'

let post: TestMailbox
let world: World
let admin = ''
beforeAll(async () => {
  post = await startTestMailbox()
  world = await startWorld(await mailingTo(post))
  admin = await world.signIn()
})
afterAll(async () => {
  await world.close()
  await post.close()
})

const tryEmail = (cookie: string) => world.call('POST', '/api/team/me/email/test', { cookie })
const delayed = async (cookie: string) =>
  (await (await world.call('GET', '/api/team', { cookie })).json()).delayedEmails
async function receiveAt(email: string, cookie = admin) {
  const body = { notify: { email } }
  expect((await world.call('PATCH', '/api/team/me', { cookie, body })).status).toBe(200)
}

test('a test goes to one’s own saved address, and says why it doesn’t', async () => {
  expect((await tryEmail(admin)).status).toBe(409)
  await receiveAt('ruth@mail.example')
  expect(await (await tryEmail(admin)).json()).toEqual({ problem: '' })
  await until(() => post.to('ruth@mail.example').length === 1)
  const [email] = post.to('ruth@mail.example')
  expect(headerOf(email?.raw ?? '', 'subject')).toContain('e-mail works')

  await receiveAt('nobody@mail.example')
  post.replies.set('nobody@mail.example', ['550'])
  const refused = 'The mail server rejected this address.'
  expect(await (await tryEmail(admin)).json()).toEqual({ problem: refused })

  await receiveAt('later@mail.example')
  post.replies.set('later@mail.example', ['451', '451', '451'])
  const later = 'The mail server rejected this address (451). We’ll keep trying for two minutes.'
  expect(await (await tryEmail(admin)).json()).toEqual({ problem: later })
  await until(() => post.to('later@mail.example').length === 1)
})

test('admins are told while e-mails don’t go out, and until they do', async () => {
  const body = { name: 'Marcus', role: 'agent', email: '' }
  const added = await world.call('POST', '/api/team', { cookie: admin, body })
  const agent = await world.signIn('admin', (await added.json()).password)
  expect(await delayed(admin)).toBeNull()

  await post.close()
  const request = { id: randomUUID(), name: 'Elena', phone: '', email: 'elena@mail.example' }
  const about = { propertyType: 'home', entrances: 1, message: '' }
  const sent = await world.call('POST', '/api/contact/requests', { body: { ...request, ...about } })
  expect(sent.status).toBe(200)
  const found = await until(() => delayed(admin))
  expect(found).toMatchObject({ since: expect.any(Number), problem: expect.stringMatching(/\w/) })
  expect(found.count).toBeGreaterThan(0)
  expect(await delayed(agent)).toBeNull()

  await post.open()
  await until(() => post.to('elena@mail.example').length === 1)
  await until(async () => (await delayed(admin)) === null)
})
