/** E-mails to teammates about requests and acceptances: once each, even after a server died. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { headerOf, textOf } from '../mail/mailServer'
import { accept, handedOut, signInUsers } from '../quotes/adminAndCustomer'

let post: TestMailbox
let world: World
let options: Parameters<typeof startWorld>[0]
beforeAll(async () => {
  post = await startTestMailbox()
  options = await mailingTo(post, { TRUST_PROXY: '1' })
  world = await startWorld(options)
})
afterAll(async () => {
  await world.close()
  await post.close()
})

const add = async (name: string, role: string, email: string) => {
  const { admin } = await signInUsers(world.url)
  await world.call('POST', '/api/team', { cookie: admin, body: { name, role, email } })
}
const subjects = (to: string) => post.to(to).map(({ raw }) => headerOf(raw, 'subject'))

async function request(name = 'Elena Marsh', from = '203.0.113.1') {
  const body = {
    id: randomUUID(),
    name,
    phone: '',
    email: 'elena@mail.example',
    propertyType: 'home',
    entrances: 2,
    message: 'Two gates',
  }
  const headers = { 'x-forwarded-for': from }
  const reply = await world.call('POST', '/api/contact/requests', { body, headers })
  return (await reply.json()).reference as string
}

test('a request is announced to all who want it, an acceptance to admins, each once', async () => {
  await add('Dana', 'admin', 'dana@mail.example')
  await add('Marcus', 'agent', 'marcus@mail.example')
  const reference = await request()
  await until(
    () => subjects('dana@mail.example').length + subjects('marcus@mail.example').length === 2,
  )
  expect(subjects('marcus@mail.example')).toEqual([`New quote request ${reference}`])
  const [email] = post.to('dana@mail.example')
  expect(textOf(email?.raw ?? '', 'plain')).toContain('From Elena Marsh: Home, 2 doors or gates.')
  expect(textOf(email?.raw ?? '', 'plain')).toContain(
    `${world.url}/admin/requests?search=${reference}`,
  )
  const users = await signInUsers(world.url)
  const quote = await handedOut(users)
  await accept(world.url, quote.token, { name: 'Ada Oak' })
  await accept(world.url, quote.token, { name: 'Ada Oak' })
  await until(() => subjects('dana@mail.example').length === 2)
  expect(subjects('dana@mail.example')[1]).toBe(`Quote ${quote.number} was accepted`)
  expect(subjects('marcus@mail.example')).toHaveLength(1)
})

test('news left by a dead server is announced by the next, and nothing twice', async () => {
  const dana = () => subjects('dana@mail.example')
  const before = dana().length
  // As if the server had died before queuing them.
  await world.store.collection('emails').deleteMany({})
  await world.close()
  world = await startWorld(options)
  await until(() => dana().length === before + 2)
  expect(dana().slice(before).toSorted()).toEqual(dana().slice(0, before).toSorted())
  // Teammates added later don't get e-mails about earlier events.
  await add('Ruth', 'admin', 'ruth@mail.example')
  await world.close()
  world = await startWorld(options)
  const reference = await request('Tom Brandt')
  await until(() => dana().length === before + 3 && subjects('ruth@mail.example').length === 1)
  expect(subjects('ruth@mail.example')).toEqual([`New quote request ${reference}`])
})

test('teammates who switched it off get nothing, and an erased request leaves no text behind', async () => {
  const { admin } = await signInUsers(world.url)
  const notify = { email: 'first@mail.example', waited: true, left: true, orders: false }
  await world.call('PATCH', '/api/team/me', { cookie: admin, body: { notify } })
  const reference = await request('Nora Quill')
  await until(() => subjects('ruth@mail.example').at(-1)?.includes(reference))
  expect(post.to('first@mail.example')).toEqual([])
  const list = await world.call('GET', '/api/contact/requests', { cookie: admin })
  const found = (await list.json()).requests.find(
    (one: { reference: string }) => one.reference === reference,
  )
  await world.call('DELETE', `/api/contact/requests/${found.id}`, { cookie: admin })
  const emails = await world.store.collection('emails').find({}).toArray()
  expect(JSON.stringify(emails)).not.toContain('Nora')
})

test('an acceptance is announced however many requests come at once', async () => {
  const told = () => subjects('dana@mail.example')
  const before = told().length
  for (let n = 0; n < 8; n++)
    await Promise.all(Array.from({ length: 10 }, () => request('Stranger', `198.51.100.${n}`)))
  const quote = await handedOut(await signInUsers(world.url))
  await accept(world.url, quote.token, { name: 'Ada Oak' })
  await until(() => told().includes(`Quote ${quote.number} was accepted`))
  expect(told().length - before).toBeLessThanOrEqual(61)
})

test('deferred news is announced by the next start in one e-mail, and nothing twice', async () => {
  const last = await request('Stranger', '203.0.113.9')
  await world.close()
  const together = () =>
    post
      .to('dana@mail.example')
      .filter(({ raw }) => headerOf(raw, 'subject')?.match(/^\d+ new quote requests$/))
      .map(({ raw }) => textOf(raw, 'plain'))
  expect(together()).toEqual([])
  world = await startWorld(options)
  await until(() => together().length === 1)
  expect(together()[0]).toContain(`${last}: Home, 2 doors or gates\n`)
  expect(together()[0]).toContain(`${world.url}/admin/requests\n`)
  await world.close()
  world = await startWorld(options)
  const next = await request('Vic Stone', '203.0.113.10')
  await until(() => subjects('dana@mail.example').at(-1) === `New quote request ${next}`)
  const texts = post.to('dana@mail.example').map(({ raw }) => textOf(raw, 'plain'))
  const all = await world.store.collection('requests').find({ name: 'Stranger' }).toArray()
  expect(all).toHaveLength(81)
  for (const { reference } of all)
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(1)
})
