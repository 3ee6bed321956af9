/** What customers do by private link besides accepting, and who is notified by e-mail. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPaper, type Paper } from '#shared/paper'
import type { CustomerEvent, QuoteEvent } from '#shared/quotes/records'
import { startWorld, until, type World } from '../chat/world'
import type { TestMailbox } from '../contact/testMailbox'
import { headerOf, partsOf, textOf } from '../mail/mailServer'
import {
  accept,
  ask,
  decline as declineByLink,
  get,
  handedOut,
  type Users,
  signInUsers,
  refused,
  revise,
  saveTexts,
  sayByLink,
  shown,
  told,
  view,
} from './adminAndCustomer'
import { openMailedWorld } from './mailedWorld'
import { paperSizes, sizeOf } from './paperSize'
import { readPdf } from './readPdf'

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

const question = (token: string, body: object) => sayByLink(world.url, token, 'question', body)
const decline = (token: string, reason = 'Not now') => declineByLink(world.url, token, reason)
const seen = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/quote/${token}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ turn: 'seen' }),
    headers: { origin: world.url, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1', ...headers },
  })
const whats = async (id: string) => (await get(users, id)).history.map(({ what }) => what)
const subjectsOf = (address: string) =>
  post.to(address).map(({ raw }) => headerOf(raw, 'subject') ?? '')
const pdfIn = (raw: string) =>
  partsOf(raw).find(({ head }) => head.includes('application/pdf'))?.body ?? Buffer.alloc(0)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('an acceptance is e-mailed to both sides with the PDF, which is kept unchanged', async () => {
  const quote = await handedOut(users, { email: to, customer: '王小明' })
  await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  const news = `Quote ${quote.number} was accepted`
  await until(() => post.to(to).length === 1 && subjectsOf('dana@mail.example').includes(news))
  const [email] = post.to(to)
  const mine = pdfIn(email?.raw ?? '')
  const theirs = post.to('dana@mail.example').find(({ raw }) => headerOf(raw, 'subject') === news)
  const { pdf } = (await get(users, quote.id)).history.at(-1) as QuoteEvent
  expect([sha256(mine), sha256(pdfIn(theirs?.raw ?? ''))]).toEqual([pdf, pdf])
  expect((await readPdf(Uint8Array.from(mine).buffer)).text).toContain('王小明')
  expect(textOf(email?.raw ?? '', 'plain')).toContain('What happens next:')
  // The customer's page and the admin's have the same bytes, and nobody else gets them.
  const saved = await fetch(`${world.url}/quote/${quote.token}?file=pdf`)
  expect(saved.headers.get('content-disposition')).toContain(`quote-${quote.number}.pdf`)
  expect(sha256(new Uint8Array(await saved.arrayBuffer()))).toBe(pdf)
  const kept = await ask(users, `GET /api/quotes/${quote.id}/pdfs/${pdf}`)
  expect(sha256(new Uint8Array(await kept.arrayBuffer()))).toBe(pdf)
  expect((await fetch(`${world.url}/api/quotes/${quote.id}/pdfs/${pdf}`)).status).toBe(401)
})

test('many simultaneous saves of the PDF get one file', async () => {
  const { token } = await handedOut(users)
  const files = await Promise.all(
    Array.from({ length: 6 }, async () =>
      sha256(
        new Uint8Array(await (await fetch(`${world.url}/quote/${token}?file=pdf`)).arrayBuffer()),
      ),
    ),
  )
  expect(new Set(files).size).toBe(1)
})

test('an acceptance doesn’t wait for PDFs that others only view', async () => {
  const mine = await handedOut(users)
  const others = await Promise.all(Array.from({ length: 8 }, () => handedOut(users)))
  let drawn = 0
  const drawing = others.map(async ({ token }) => {
    expect((await fetch(`${world.url}/quote/${token}?file=pdf`)).status).toBe(200)
    drawn += 1
  })
  await until(async () => drawn > 0)
  await shown(accept(world.url, mine.token))
  expect(drawn).toBeLessThan(7)
  await Promise.all(drawing)
})

test('a decline is reported once with its reason, and the quote can’t be accepted any more', async () => {
  const quote = await handedOut(users, { email: to })
  const [first, second] = await Promise.all([decline(quote.token), decline(quote.token)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await shown(view(world.url, quote.token))).toMatchObject({
    status: 'declined',
    decline: { reason: 'Not now' },
  })
  expect(await whats(quote.id)).toEqual(['sent', 'declined'])
  expect((await accept(world.url, quote.token)).status).toBe(409)
  const subject = `Quote ${quote.number} was declined`
  await until(() => subjectsOf('dana@mail.example').includes(subject))
  const news = post
    .to('dana@mail.example')
    .filter(({ raw }) => headerOf(raw, 'subject') === subject)
  expect(news).toHaveLength(1)
  expect(textOf(news[0]?.raw ?? '', 'plain')).toContain('Not now')
  const page = await (await fetch(`${world.url}/quote/${quote.token}`)).text()
  expect(page).toContain('Your reason:')
  expect(await refused(decline((await handedOut(users)).token, 'x'.repeat(301)))).toMatchObject({
    status: 400,
    fields: { reason: expect.any(String) },
  })
})

test('an accepted quote or one under revision can’t be declined', async () => {
  const quote = await handedOut(users)
  await shown(accept(world.url, quote.token))
  expect((await decline(quote.token)).status).toBe(409)
  await revise(await get(users, quote.id), users)
  expect((await decline(quote.token)).status).toBe(409)
  expect(await whats(quote.id)).toEqual(['sent', 'accepted', 'revised'])
})

test('a question waits for a person as a conversation, and is answered by e-mail', async () => {
  const quote = await handedOut(users, { customer: 'Ada Oak' })
  const body = { id: randomUUID(), question: 'Does it include digging?', email: to }
  const replies = await Promise.all([1, 2, 3].map(() => question(quote.token, body)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { history } = await get(users, quote.id)
  expect(history.map(({ what }) => what)).toEqual(['sent', 'asked'])
  const conversationId = history[1]?.conversationId ?? ''
  const conversation = await world.store
    .collection('conversations')
    .findOne({ _id: conversationId })
  expect(conversation?.handover).toMatchObject({
    state: 'left',
    contact: { name: 'Ada Oak', to },
  })
  const messages = await world.store.collection('messages').find({ conversationId }).toArray()
  expect(messages).toMatchObject([
    {
      text: `About quote ${quote.number}: Does it include digging?`,
      answer: { status: 'done', text: 'Thank you. We’ll answer by e-mail.' },
    },
  ])
  await until(() => subjectsOf('dana@mail.example').some((one) => one.includes('left a message')))
  // A second question continues the same conversation.
  await told(question(quote.token, { ...body, id: randomUUID(), question: 'And when?' }))
  expect((await get(users, quote.id)).history[2]?.conversationId).toBe(conversationId)
  // Of somebody else who has the link it is not.
  const other = { id: randomUUID(), question: 'Is it steel?', email: 'max@mail.example' }
  await told(question(quote.token, other))
  expect((await get(users, quote.id)).history[3]?.conversationId).not.toBe(conversationId)
  const takeOver = `/api/chat/conversations/${conversationId}/handover/takeover`
  const taken = await world.call('POST', takeOver, { cookie: users.admin })
  expect(taken.status).toBe(200)
})

test.each([
  ['question', { question: ' ', email: 'a@mail.example' }],
  ['question', { question: 'x'.repeat(1_001), email: 'a@mail.example' }],
  ['email', { question: 'Why?', email: 'a@mail' }],
])('a question with an invalid %s is refused', async (field, body) => {
  const { token, id } = await handedOut(users)
  expect(await refused(question(token, { id: randomUUID(), ...body }))).toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
  expect(await whats(id)).toEqual(['sent'])
})

test('visits are reported at intervals, except by the company, bots and those who opt out', async () => {
  const { token, id } = await handedOut(users)
  const lately = () => told<CustomerEvents>(ask(users, 'GET /api/quotes/customer-events'))
  const seenToday = async () => (await lately()).seenToday
  const before = await seenToday()
  await seen(token, { cookie: users.admin })
  await seen(token, { cookie: users.dealer })
  await seen(token, { 'sec-gpc': '1' })
  await seen(token, { dnt: '1' })
  await seen(token, { 'user-agent': 'Googlebot/2.1' })
  expect(await whats(id)).toEqual(['sent'])
  await Promise.all([seen(token), seen(token), seen(token)])
  await seen(token)
  expect((await get(users, id)).history).toMatchObject([
    { what: 'sent' },
    { what: 'seen', device: 'Phone', isCustomers: true },
  ])
  expect(await seenToday()).toBe(before + 1)
  await shown(accept(world.url, token))
  expect(await seenToday()).toBe(before)
  const { events } = await lately()
  expect(events.filter(({ quote }) => quote.id === id).map(({ what }) => what)).toEqual([
    'accepted',
    'seen',
  ])
})

test('customer activity is listed however many quotes changed since', async () => {
  const { id, token } = await handedOut(users)
  await shown(accept(world.url, token))
  const quotes = world.store.collection('quotes')
  const accepted = await quotes.findOne({ _id: id })
  if (!accepted) throw new Error('It isn’t stored.')
  const { token: _, ...others } = accepted
  const reminded = {
    what: 'reminded',
    revision: 1,
    by: '',
    isCustomers: false,
    reason: '',
  } as const
  const changed = Array.from({ length: 70 }, (__, n) => {
    const at = new Date()
    const history = [{ ...reminded, at }]
    return {
      ...others,
      _id: randomUUID(),
      number: `copy ${n}`,
      status: 'sent' as const,
      history,
      updatedAt: at,
    }
  })
  await quotes.bulkWrite(changed.map((document) => ({ insertOne: { document } })))
  const { events } = await told<CustomerEvents>(ask(users, 'GET /api/quotes/customer-events'))
  for (const { _id } of changed) await quotes.deleteOne({ _id })
  expect(events[0]).toMatchObject({ what: 'accepted', quote: { id } })
})

interface CustomerEvents {
  events: CustomerEvent[]
  seenToday: number
}

test('the company’s terms are copied into a quote when it is sent', async () => {
  const settings = (terms: string[]) => saveTexts(users, { terms, next: ['We call you.'] })
  const before = await handedOut(users)
  const { termsSince } = await settings(['Pay in 30 days.', 'Cancel any time.'])
  const quote = await handedOut(users)
  await settings(['Pay at once.'])
  expect((await shown(view(world.url, before.token))).conditions).toBeNull()
  expect((await shown(view(world.url, quote.token))).conditions).toEqual({
    lines: ['Pay in 30 days.', 'Cancel any time.'],
    since: termsSince,
  })
  const page = await (await fetch(`${world.url}/quote/${quote.token}`)).text()
  expect(page).toContain('Pay in 30 days.')
  const saved = await fetch(`${world.url}/quote/${quote.token}?file=pdf`)
  expect((await readPdf(await saved.arrayBuffer())).text).toContain('1. Pay in 30 days.')
  // A revision gets the terms of its own day; earlier ones keep theirs.
  const revised = await revise(await get(users, quote.id), users)
  expect([revised.conditions, revised.earlier[0]?.conditions?.lines[0]]).toEqual([
    null,
    'Pay in 30 days.',
  ])
  await settings([])
})

test('a quote uses the paper size set, and keeps it once sent', async () => {
  const settings = (change: { paper: Paper }) =>
    told<{ paper: Paper }>(ask(users, 'PATCH /api/quotes/settings', change))
  const pdfOf = async ({ token }: { token: string }) =>
    (await fetch(`${world.url}/quote/${token}?file=pdf`)).arrayBuffer()
  const [first, second] = [await handedOut(users), await handedOut(users)]
  const before = await pdfOf(first)
  expect(paperSizes(before)[0]).toEqual(sizeOf[defaultPaper])
  expect((await settings({ paper: 'letter' })).paper).toBe('letter')
  expect(paperSizes(await pdfOf(second))[0]).toEqual(sizeOf.letter)
  expect(sha256(new Uint8Array(await pdfOf(first)))).toBe(sha256(new Uint8Array(before)))
  await settings({ paper: defaultPaper })
  expect(paperSizes(await pdfOf(second))[0]).toEqual(sizeOf.letter)
})

test('an admin who overrules an acceptance may notify the customer, once', async () => {
  const quote = await handedOut(users, { email: to })
  await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  await until(() => post.to(to).length === 1)
  const { rev } = await get(users, quote.id)
  const body = { rev, status: 'canceled', reason: 'Postponed to spring.', tell: true }
  await told(ask(users, `PATCH /api/quotes/${quote.id}/status`, body))
  await until(() => post.to(to).length === 2)
  const email = post.to(to).find(({ raw }) => headerOf(raw, 'subject')?.endsWith('was canceled'))
  expect(textOf(email?.raw ?? '', 'plain')).toContain('Postponed to spring.')
  const page = await (await fetch(`${world.url}/quote/${quote.token}`)).text()
  expect(page).toContain('Canceled after it was accepted')
  expect((await accept(world.url, quote.token)).status).toBe(409)
})

test('a customer isn’t told to accept again once the quote has expired', async () => {
  const { id, token } = await handedOut(users, { email: to })
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const passed = { $set: { validUntil: '2020-01-01' } }
  await world.store.collection('quotes').updateOne({ _id: id }, passed)
  const { rev } = await get(users, id)
  const body = { rev, status: 'sent', reason: 'Please accept again.', tell: true }
  expect(await refused(ask(users, `PATCH /api/quotes/${id}/status`, body))).toMatchObject({
    status: 409,
    message: expect.stringContaining('has expired since'),
  })
  expect((await get(users, id)).status).toBe('accepted')
})

test('an expired quote can’t be e-mailed', async () => {
  const { id, rev } = await handedOut(users, { email: to })
  const passed = { $set: { validUntil: '2020-01-01' } }
  await world.store.collection('quotes').updateOne({ _id: id }, passed)
  const mail = { id: randomUUID(), rev, to, subject: 'Your quote', text: 'Here it is.' }
  expect(await refused(ask(users, `POST /api/quotes/${id}/mails`, mail))).toMatchObject({
    status: 409,
    message: expect.stringContaining('has expired'),
  })
})

test('later e-mails go to everyone the quote was e-mailed to', async () => {
  const [wrong, corrected] = [`a-${to}`, `b-${to}`]
  const { id, number, token } = await handedOut(users, { email: to })
  const written = corrected.replace('b-', 'B-')
  for (const address of [wrong, corrected, corrected, written]) {
    const { rev } = await get(users, id)
    const mail = { id: randomUUID(), rev, to: address, subject: 'Your quote', text: 'Here it is.' }
    await told(ask(users, `POST /api/quotes/${id}/mails`, mail))
  }
  await shown(accept(world.url, token, { name: 'Ada Oak' }))
  const isCopy = (subject: string) => subject.endsWith(`you accepted quote ${number}`)
  await until(() => [wrong, corrected].every((one) => subjectsOf(one).some(isCopy)))
  expect(subjectsOf(corrected).filter(isCopy)).toHaveLength(1)
  // One mailbox, written in two ways.
  await until(() => subjectsOf(written).length === 1)
  expect(subjectsOf(written).filter(isCopy)).toEqual([])
  expect(subjectsOf(to)).toEqual([])
})

test('a customer told of a cancellation gets no earlier copy the mail server takes late', async () => {
  const quote = await handedOut(users, { email: to })
  post.replies.set(
    to,
    Array.from({ length: 1_000 }, () => '451' as const),
  )
  await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  await until(() => post.tried.includes(to))
  const { rev } = await get(users, quote.id)
  const body = { rev, status: 'canceled', reason: 'Postponed to spring.', tell: true }
  await told(ask(users, `PATCH /api/quotes/${quote.id}/status`, body))
  post.replies.delete(to)
  await until(async () => {
    const ofCustomer = { key: quote.id, kind: 'quote-customer' }
    const mails = await world.store.collection('emails').find(ofCustomer).toArray()
    return (
      mails
        .map(({ state }) => state)
        .toSorted()
        .join() === 'failed,sent'
    )
  })
  expect(post.to(to).map(({ raw }) => headerOf(raw, 'subject'))).toEqual([
    expect.stringMatching(/was canceled$/),
  ])
})

test('a customer hears of a cancellation even if the server died before queuing the e-mail', async () => {
  const quote = await handedOut(users, { email: to })
  await shown(accept(world.url, quote.token, { name: 'Ada Oak' }))
  const { rev } = await get(users, quote.id)
  const body = { rev, status: 'canceled', reason: 'Postponed to spring.', tell: true }
  const canceled = () =>
    post.to(to).filter(({ raw }) => headerOf(raw, 'subject')?.endsWith('was canceled'))
  await told(ask(users, `PATCH /api/quotes/${quote.id}/status`, body))
  await until(() => canceled().length === 1)
  const queue = world.store.collection('emails')
  for await (const { _id } of queue.find({ key: quote.id })) await queue.deleteOne({ _id })
  await world.close()
  world = await startWorld(options)
  users = await signInUsers(world.url)
  await until(() => canceled().length === 2)
})

test('a customer is reminded once per revision, and not after answering', async () => {
  const settings = (remindDays: number) =>
    told(ask(users, 'PATCH /api/quotes/settings', { remindDays }))
  const [open, answered] = [await handedOut(users, { email: to }), await handedOut(users)]
  const far = await handedOut(users)
  await decline(answered.token)
  const revoked = await handedOut(users, { email: to })
  await told(ask(users, `DELETE /api/quotes/${revoked.id}/link`, { rev: revoked.rev }))
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const { id } of [open, answered, revoked])
    await world.store.collection('quotes').updateOne({ _id: id }, { $set: { validUntil: soon } })
  // During the company's day, whatever the hour here.
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`)
  await world.close()
  world = await startWorld({ ...options, now: () => noon })
  users = await signInUsers(world.url)
  expect(await whats(open.id)).toEqual(['sent'])
  await settings(3)
  await until(() => post.to(to).length === 1)
  await until(async () => (await whats(open.id)).includes('reminded'))
  const reminder = async () => (await get(users, open.id)).history.at(-1)?.emails
  await until(async () => (await reminder()) !== undefined)
  expect(await reminder()).toEqual([{ at: expect.any(Number), isSent: true }])
  await settings(4)
  await world.close()
  world = await startWorld({ ...options, now: () => noon })
  users = await signInUsers(world.url)
  await settings(0)
  expect(subjectsOf(to)).toHaveLength(1)
  expect(subjectsOf(to)[0]).toContain(`quote ${open.number} is valid until`)
  expect(await whats(answered.id)).not.toContain('reminded')
  expect(await whats(revoked.id)).not.toContain('reminded')
  expect(await whats(far.id)).toEqual(['sent'])
})
