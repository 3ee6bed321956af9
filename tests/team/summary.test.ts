/** E-mails to teammates while no admin page is open, and confirmations of quote requests. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { headerOf, textOf } from '../mail/mailServer'
import { accept, ask, get, handedOut, signInUsers, revise, told } from '../quotes/adminAndCustomer'
import { rowsOf } from '../store/stores'

let post: TestMailbox
let world: World
let options: Parameters<typeof startWorld>[0]
let admin = ''
beforeAll(async () => {
  post = await startTestMailbox()
  options = await mailingTo(post)
  await open()
})
afterAll(async () => {
  await world.close()
  await post.close()
})

async function open() {
  world = await startWorld(options)
  admin = (await signInUsers(world.url)).admin
}
async function restart() {
  await world.close()
  await open()
}
const teammates = () => rowsOf(world.store, 'teammates')
/** Resolves once the server has noticed that they want a summary. */
async function noticed(name: string) {
  await restart()
  const wanting = { name, summarizedAt: { $exists: true } }
  await expect.poll(() => teammates().countDocuments(wanting)).toBe(1)
}
/** As if they had chosen their hour yesterday. */
async function yesterday(name: string) {
  await noticed(name)
  const summarizedAt = new Date(Date.now() - 86_400_000)
  await teammates().updateOne({ name }, { $set: { summarizedAt } })
}
/** Resolves to the teammate's session cookie. */
async function add(name: string, role: string) {
  const body = { name, role, email: `${name}@mail.example` }
  const added = await world.call('POST', '/api/team', { cookie: admin, body })
  return world.signIn('admin', (await added.json()).password)
}
const emailsTo = (name: string) =>
  post.to(`${name}@mail.example`).map(({ raw }) => ({
    subject: headerOf(raw, 'subject') ?? '',
    text: textOf(raw, 'plain'),
  }))
const subjectsTo = (name: string) => emailsTo(name).map(({ subject }) => subject)

async function request(email: string, id: string = randomUUID()) {
  const body = {
    id,
    name: 'Elena Marsh',
    phone: '',
    email,
    propertyType: 'home',
    entrances: 2,
    message: 'Buy cheap pills',
  }
  const reply = await world.call('POST', '/api/contact/requests', { body })
  expect(reply.status).toBe(200)
  return (await reply.json()).reference as string
}

test('a requester gets their reference once, without anything they typed', async () => {
  const id = randomUUID()
  const reference = await request('elena@mail.example', id)
  await request('elena@mail.example', id)
  await until(() => subjectsTo('elena').length === 1)
  await restart()
  await request('elena@mail.example', id)
  // Another request, to know that no second e-mail was on its way.
  await request('other@mail.example')
  await until(() => subjectsTo('other').length === 1)
  const [email] = emailsTo('elena')
  expect(subjectsTo('elena')).toHaveLength(1)
  expect(email?.subject).toContain(reference)
  expect(email?.text).toContain(reference)
  expect(email?.text).not.toMatch(/Elena|pills/)
})

test('strangers’ mailboxes can’t be flooded with confirmations', async () => {
  for (const tag of ['a', 'b', 'c', 'd', 'e']) await request(`victim+${tag}@mail.example`)
  await request('last@mail.example')
  await until(() => subjectsTo('last').length === 1)
  const all = ['a', 'b', 'c', 'd', 'e'].flatMap((tag) => subjectsTo(`victim+${tag}`))
  expect(all).toHaveLength(3)
})

test('admins are told of an erasure request, also after a server died, and agents aren’t', async () => {
  await add('ruth', 'admin')
  await add('marcus', 'agent')
  const subject = 'A visitor requests erasure'
  const visitor = await world.visitor()
  await visitor.ask('send', { id: randomUUID(), text: 'How long is the warranty?', page: '/' })
  const message = await until(() => visitor.told.find(({ event }) => event === 'message'))
  const { conversationId } = message.value as { conversationId: string }
  await visitor.ask('erase', { conversationId })
  await until(() => subjectsTo('ruth').includes(subject))
  await visitor.attempt('erase', { conversationId })
  // As if the server had died before the e-mail was queued.
  await world.store.collection('emails').deleteMany({})
  await restart()
  await until(() => subjectsTo('ruth').filter((one) => one === subject).length === 2)
  expect(subjectsTo('marcus')).not.toContain(subject)
})

test('undelivered e-mails are reported at intervals, and never the reports themselves', async () => {
  post.replies.set('nobody@mail.example', ['550'])
  post.replies.set('nobody2@mail.example', ['550'])
  await request('nobody@mail.example')
  const told = () => emailsTo('ruth').filter(({ text }) => text.includes('wasn’t delivered'))
  await until(() => told().length === 1)
  await request('nobody2@mail.example')
  await until(() => post.tried.includes('nobody2@mail.example'))
  await request('done@mail.example')
  await until(() => subjectsTo('done').length === 1)
  // It is sent at most once an hour, and an hour may have ended in between.
  expect(told().length).toBeLessThanOrEqual(2)
  expect(told()[0]?.text).toContain('n…@mail.example')
})

test('the daily summary comes once a day, with only what each role may see', async () => {
  const users = await signInUsers(world.url)
  const quote = await handedOut(users)
  await accept(world.url, quote.token)
  // Orders all the same, though one is revised and one was opened again since.
  const changed = [await handedOut(users), await handedOut(users)] as const
  for (const { token } of changed) await accept(world.url, token)
  await revise(await get(users, changed[0].id), users)
  const { rev } = await get(users, changed[1].id)
  const reopened = { rev, status: 'sent', reason: 'A mistake of ours.' }
  await told(ask(users, `PATCH /api/quotes/${changed[1].id}/status`, reopened))
  const wanting = { waited: true, left: true, orders: false, attention: false, push: [] }
  const join = async (name: string, role: string) => {
    const cookie = await add(name, role)
    const notify = { ...wanting, email: `${name}@mail.example`, summary: 0 }
    const changed = await world.call('PATCH', '/api/team/me', { cookie, body: { notify } })
    expect(changed.status).toBe(200)
  }
  await join('dana', 'admin')
  await join('tom', 'agent')
  // Their hour is over for today.
  await noticed('tom')
  await yesterday('dana')
  expect([...subjectsTo('dana'), ...subjectsTo('tom')]).toEqual([])
  await yesterday('tom')
  await restart()
  await until(() => subjectsTo('dana').length + subjectsTo('tom').length === 2)
  await restart()
  await request('end@mail.example')
  await until(() => subjectsTo('end').length === 1)
  const [danas, ...others] = emailsTo('dana')
  expect(others).toEqual([])
  expect(danas?.text).toMatch(/\d+ new quote requests\n.*\/admin\/requests/)
  expect(danas?.text).toContain('3 accepted quotes')
  expect(danas?.text).toContain('1 erasure request to decide')
  expect(danas?.text).not.toMatch(/Elena|pills|warranty/)
  expect(emailsTo('tom')).toHaveLength(1)
  expect(emailsTo('tom')[0]?.text).toContain('new quote requests')
  expect(emailsTo('tom')[0]?.text).not.toMatch(/accepted quote|erasure/)
})

test('the next summary starts where the last ended, however late it is', async () => {
  const cookie = await add('nora', 'admin')
  const notify = {
    waited: false,
    left: false,
    orders: false,
    attention: false,
    push: [],
    email: 'nora@mail.example',
    summary: 0,
  }
  await world.call('PATCH', '/api/team/me', { cookie, body: { notify } })
  await yesterday('nora')
  await restart()
  await until(() => subjectsTo('nora').length === 1)
  await request('between@mail.example')
  options = { ...options, now: () => Date.now() + 30 * 3_600_000 }
  await restart()
  await until(() => subjectsTo('nora').length === 2)
  expect(emailsTo('nora')[1]?.text).toContain('1 new quote request\n')
})

test('a summary chosen for later today comes today, with what came in since', async () => {
  const day = new Date(Date.now() + 240 * 3_600_000).toISOString().slice(0, 10)
  let clock = Date.parse(`${day}T10:00Z`)
  options = { ...options, env: { ...options?.env, TIME_ZONE: 'UTC' }, now: () => clock }
  await restart()
  const cookie = await add('vera', 'admin')
  const notify = { email: 'vera@mail.example', summary: 17 }
  await world.call('PATCH', '/api/team/me', { cookie, body: { notify } })
  await noticed('vera')
  const since = { name: 'vera', summarizedAt: new Date(clock) }
  expect(await teammates().countDocuments(since)).toBe(1)
  clock = Date.parse(`${day}T17:05Z`)
  await restart()
  await until(() => subjectsTo('vera').length === 1)
})
