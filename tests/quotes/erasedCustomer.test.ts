/** Erasing a record's customer: from the quote, its PDF, the questions, and unsent e-mails. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PrivateQuote, QuoteEvent } from '#shared/quotes/records'
import { startWorld, until, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import {
  accept,
  addTeammate,
  ask,
  draft,
  get,
  handedOut,
  type Users,
  signInUsers,
  revise,
  share,
  shown,
  told,
} from './adminAndCustomer'

let post: TestMailbox
let world: World
let options: Parameters<typeof startWorld>[0]
/** What happens while a question is being stored. */
let beforeStoring = async () => {}
let afterStoring = async () => {}
let users: Users
const teammate = 'dana@mail.example'
beforeAll(async () => {
  post = await startTestMailbox()
  options = {
    ...(await mailingTo(post)),
    more(_, { chat: { messages } }) {
      const store = messages.store.bind(messages)
      messages.store = async (...message) => {
        await beforeStoring()
        const stored = await store(...message)
        await afterStoring()
        return stored
      }
    },
  }
  world = await startWorld(options)
  users = await signInUsers(world.url)
  await addTeammate(users, teammate)
})
afterAll(async () => {
  await world.close()
  await post.close()
})

let to = ''
beforeEach(() => {
  beforeStoring = async () => {}
  afterStoring = async () => {}
  to = `${randomUUID().slice(0, 8)}@mail.example`
})

const askQuestion = (token: string, body: object) =>
  fetch(`${world.url}/api/quote/${token}/question`, {
    method: 'POST',
    headers: { origin: world.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const eraseCustomer = (id: string) => told(ask(users, `POST /api/quotes/${id}/erase-customer`))
const emailsOf = async (key: string) => {
  const all = await world.store.collection('emails').find({ key }).toArray()
  return all.map(({ _id }) => _id).toSorted()
}
const pdfsOf = (quoteId: string) => world.store.collection('quotePdfs').countDocuments({ quoteId })

test('a customer’s data can be erased; number, sums, dates and fingerprints stay', async () => {
  const quote = await handedOut(users, { email: to, notes: 'Zebra at the gate' })
  await askQuestion(quote.token, { id: randomUUID(), question: 'Zebra?', email: to })
  const accepted: PrivateQuote = await shown(accept(world.url, quote.token, { name: 'Zebra Oak' }))
  await until(() => post.to(to).length === 1)
  const before = await get(users, quote.id)
  await eraseCustomer(quote.id)
  const after = await get(users, quote.id)
  expect(JSON.stringify(after)).not.toMatch(/Zebra|Álvarez|Alder|mail\.example|555-0171/)
  const { number, lines, date, status } = after
  expect({ number, lines, date, status }).toEqual({
    number: before.number,
    lines: before.lines,
    date: before.date,
    status: accepted.status,
  })
  const record = (events: QuoteEvent[]) => events.find(({ what }) => what === 'accepted')
  expect(record(after.history)).toMatchObject({
    document: record(before.history)?.document,
    pdf: record(before.history)?.pdf,
    by: '',
  })
  const messages = await world.store.collection('messages').find({}).toArray()
  expect(JSON.stringify(messages)).not.toContain('Zebra')
  expect((await fetch(`${world.url}/quote/${quote.token}`)).status).toBe(404)
  expect(await pdfsOf(quote.id)).toBe(0)
  // Repeating it changes nothing.
  expect(await eraseCustomer(quote.id)).toEqual(after)
})

test('the link of a quote under revision doesn’t show an erased customer', async () => {
  const quote = await handedOut(users, { email: to, customer: 'Zebra Oak' })
  expect((await fetch(`${world.url}/quote/${quote.token}?file=pdf`)).status).toBe(200)
  await revise(await get(users, quote.id), users)
  await eraseCustomer(quote.id)
  expect((await fetch(`${world.url}/quote/${quote.token}`)).status).toBe(404)
  expect(await pdfsOf(quote.id)).toBe(0)
})

test('a customer entered after an erasure can be erased again', async () => {
  const quote = await handedOut(users, { email: to })
  await eraseCustomer(quote.id)
  const second = await revise(await get(users, quote.id), users)
  const content = draft({ customer: 'Zebra Second', email: to })
  await told(ask(users, `PUT /api/quotes/${quote.id}`, { ...content, rev: second.rev }))
  const sent = await share(await get(users, quote.id), users)
  // The first customer's link doesn't lead to the second's quote.
  expect((await fetch(`${world.url}/quote/${quote.token}`)).status).toBe(404)
  await shown(accept(world.url, sent.token ?? '', { name: 'Zebra Second', revision: 2 }))
  await until(() => post.to(to).length === 1)
  await eraseCustomer(quote.id)
  expect(JSON.stringify(await get(users, quote.id))).not.toMatch(/Zebra|mail\.example/)
  expect((await fetch(`${world.url}/quote/${sent.token}`)).status).toBe(404)
  expect(await pdfsOf(quote.id)).toBe(0)
})

test('the quote’s next customer isn’t told about the erased one’s order', async () => {
  const quote = await handedOut(users, { email: to })
  await shown(accept(world.url, quote.token, { name: 'Zebra Oak' }))
  await until(() => post.to(to).length === 1)
  const { rev } = await get(users, quote.id)
  const canceled = { rev, status: 'canceled', reason: 'No power there.', tell: true }
  await told(ask(users, `PATCH /api/quotes/${quote.id}/status`, canceled))
  await until(() => post.to(to).length === 2)
  await eraseCustomer(quote.id)
  const second = await revise(await get(users, quote.id), users)
  const content = draft({ customer: 'Max Second', email: `next-${to}` })
  await told(ask(users, `PUT /api/quotes/${quote.id}`, { ...content, rev: second.rev }))
  const sent = await share(await get(users, quote.id), users)
  const before = await emailsOf(quote.id)
  // Neither at the next start, whose work is over when it closes,
  await world.close()
  world = await startWorld(options)
  await world.close()
  world = await startWorld(options)
  users = await signInUsers(world.url)
  expect(await emailsOf(quote.id)).toEqual(before)
  // nor when the office answers for them.
  const noted = { rev: sent.rev, status: 'accepted', tell: true }
  await told(ask(users, `PATCH /api/quotes/${quote.id}/status`, noted))
  expect(await emailsOf(quote.id)).toEqual(before)
})

test('unsent e-mails are erased with the customer, those to teammates too', async () => {
  const quote = await handedOut(users, { email: to })
  post.replies.set(
    teammate,
    Array.from({ length: 100 }, () => '451' as const),
  )
  await shown(accept(world.url, quote.token, { name: 'Zebra Oak' }))
  await until(() => post.tried.includes(teammate) && post.to(to).length === 1)
  await eraseCustomer(quote.id)
  const waiting = await world.store
    .collection('emails')
    .find({ state: { $ne: 'sent' } })
    .toArray()
  post.replies.delete(teammate)
  expect(JSON.stringify(waiting)).not.toMatch(/Zebra|base64/)
})

test.each(['451', '550'] as const)(
  'a mail server naming the address in its %s during erasure doesn’t restore it',
  async (reply) => {
    const quote = await handedOut(users, { email: to })
    post.replies.set(to, ['silent'])
    const mail = { id: randomUUID(), rev: quote.rev, to, subject: 'Our quote', text: '' }
    const mailing = ask(users, `POST /api/quotes/${quote.id}/mails`, mail)
    await until(() => post.tried.includes(to))
    await eraseCustomer(quote.id)
    post.answerSilent(reply)
    await told(mailing)
    const [kept] = (await get(users, quote.id)).mails
    expect(kept).toMatchObject({ to: '', problem: '' })
  },
)

async function questionsKept(): Promise<string[]> {
  const all = (['messages', 'conversations'] as const).map((name) =>
    world.store.collection(name).find({}).toArray(),
  )
  return JSON.stringify(await Promise.all(all)).match(/Zebra|mail\.example/g) ?? []
}

test('a question asked while its customer is erased is not kept', async () => {
  const quote = await handedOut(users, { email: to, customer: 'Zebra Oak' })
  beforeStoring = async () => void (await eraseCustomer(quote.id))
  const question = { id: randomUUID(), question: 'Zebra?', email: to }
  expect([404, 410]).toContain((await askQuestion(quote.token, question)).status)
  await world.close()
  world = await startWorld(options)
  users = await signInUsers(world.url)
  await until(async () => (await questionsKept()).length === 0)
  expect(JSON.stringify(await get(users, quote.id))).not.toMatch(/Zebra|mail\.example/)
})

test('a question isn’t kept if its server died before confirming it and the customer was erased', async () => {
  const quote = await handedOut(users, { email: to, customer: 'Zebra Oak' })
  const question = { id: randomUUID(), question: 'Zebra?', email: to }
  const whenDead = () => Promise.reject(new Error('As if the server died.'))
  for (const died of ['before', 'after'] as const) {
    beforeStoring = died === 'before' ? whenDead : async () => {}
    afterStoring = died === 'after' ? whenDead : async () => {}
    expect((await askQuestion(quote.token, question)).status).toBe(500)
  }
  await eraseCustomer(quote.id)
  expect(await questionsKept()).toEqual([])
})

test('a question repeated after its server died is stored once', async () => {
  const quote = await handedOut(users, { email: to })
  const question = { id: randomUUID(), question: 'Zebra?', email: to }
  afterStoring = () => Promise.reject(new Error('As if the server died.'))
  expect((await askQuestion(quote.token, question)).status).toBe(500)
  afterStoring = async () => {}
  await told(askQuestion(quote.token, question))
  await told(askQuestion(quote.token, question))
  const asked = (await get(users, quote.id)).history.filter(({ what }) => what === 'asked')
  expect(asked).toHaveLength(1)
  const conversationId = asked[0]?.conversationId ?? ''
  const messages = await world.store.collection('messages').find({ conversationId }).toArray()
  expect(messages.map(({ text }) => text)).toEqual([`About quote ${quote.number}: Zebra?`])
  const conversation = await world.store
    .collection('conversations')
    .findOne({ _id: conversationId })
  expect(conversation?.handover).toMatchObject({ state: 'left', contact: { to } })
  await eraseCustomer(quote.id)
})

test('a PDF drawn while its customer is erased is not kept', async () => {
  const quote = await handedOut(users, { customer: 'Zebra Oak' })
  const saving = fetch(`${world.url}/quote/${quote.token}?file=pdf`)
  // While it is being drawn; whichever is first, nothing may remain.
  await world.store.collection('quotes').findOne({ _id: quote.id })
  await eraseCustomer(quote.id)
  expect([200, 404, 409]).toContain((await saving).status)
  expect(await pdfsOf(quote.id)).toBe(0)
})
