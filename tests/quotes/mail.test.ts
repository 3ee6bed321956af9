/** Quotes sent by e-mail through a real mail server. */
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Activity } from '#shared/activity/records'
import { company } from '#shared/company'
import type { Quote, QuoteSummary } from '#shared/quotes/records'
import { startWorld, until, type World } from '../chat/world'
import { fastEmailPace } from '../contact/testMailbox'
import { headerOf, type MailServer, partsOf, startMailServer, textOf } from '../mail/mailServer'
import {
  ask,
  create,
  get,
  handedOut,
  type Users,
  signInUsers,
  refused,
  revise,
  setStatus,
  told,
  view,
} from './adminAndCustomer'
import { readPdf } from './readPdf'
import { worldKinds } from './worldKinds'

const publicUrl = 'https://gates.example'

let mailServer: MailServer
let world: World
let users: Users

async function begin(
  options: Parameters<typeof startMailServer>[0] = {},
  login = '',
  tls = '',
  start: (typeof worldKinds)[number]['start'] = startWorld,
) {
  mailServer = await startMailServer(options)
  const smtpUrl = `smtp${tls}://${login}127.0.0.1:${mailServer.port}`
  world = await start({
    env: { SMTP_URL: smtpUrl, PUBLIC_URL: publicUrl },
    emailPace: { ...fastEmailPace, pausesMs: [300] },
  })
  users = await signInUsers(world.url, publicUrl)
}
async function end() {
  await world.close()
  await mailServer.close()
}

const order = ({ rev }: Quote, changes: object = {}) => ({
  id: randomUUID(),
  rev,
  to: 'jose.alvarez@mail.example',
  subject: 'Your quote',
  text: 'Hello José,\n\nhere is <your> quote & more.',
  ...changes,
})
const post = (quote: Quote, body: object) => ask(users, `POST /api/quotes/${quote.id}/mails`, body)
const allDid = async () => {
  const { activities } = await told<{ activities: Activity[] }>(ask(users, 'GET /api/activity'))
  return activities.map(({ did }) => did)
}
const lastDid = async () => (await allDid())[0]
const send = (quote: Quote, changes: object = {}) => told<Quote>(post(quote, order(quote, changes)))

describe.each(worldKinds)('an e-mail on $name', ({ start, ferret }) => {
  beforeEach(() => begin({}, '', '', start))
  afterEach(end)

  test('carries the link and the PDF, and marks a draft as sent', async () => {
    const draft = await create(users)
    const quote = await send(draft)
    expect(quote).toMatchObject({
      status: 'sent',
      token: expect.any(String),
      rev: 3,
      mails: [{ to: 'jose.alvarez@mail.example', state: 'sent', problem: '', revision: 1 }],
    })
    expect(await lastDid()).toBe('E-mailed a quote')
    const [email] = mailServer.arrived
    expect(email).toMatchObject({
      from: company.supportEmail,
      to: ['jose.alvarez@mail.example'],
    })
    const { raw = '' } = email ?? {}
    expect(headerOf(raw, 'from')).toBe(`${company.name} <${company.supportEmail}>`)
    expect(headerOf(raw, 'to')).toBe('jose.alvarez@mail.example')
    expect(headerOf(raw, 'subject')).toBe('Your quote')
    expect(headerOf(raw, 'message-id')).toContain(quote.mails[0]?.id)
    const link = `${publicUrl}/quote/${quote.token}`
    expect(textOf(raw, 'plain')).toContain('here is <your> quote & more.')
    expect(textOf(raw, 'plain')).toContain(link)
    expect(textOf(raw, 'html')).toContain('<p>Hello José,</p>')
    expect(textOf(raw, 'html')).toContain('&lt;your&gt; quote &amp; more.')
    expect(textOf(raw, 'html')).toContain(`<a href="${link}">`)
    const attached = partsOf(raw).find(({ head }) => head.includes('application/pdf'))
    expect(attached?.head).toContain(`filename=quote-customer-${quote.date}.pdf`)
    expect((await readPdf(Uint8Array.from(attached?.body ?? []).buffer)).text).toContain(
      quote.number,
    )
    expect((await view(world.url, String(quote.token))).status).toBe(200)
  })

  test.skipIf(ferret)('is sent once, however often and simultaneously requested', async () => {
    const quote = await create(users)
    const body = order(quote)
    const replies = await Promise.all([1, 2, 3].map(() => told<Quote>(post(quote, body))))
    expect(replies.map(({ mails }) => mails.map(({ state }) => state))).toEqual([
      ['sent'],
      ['sent'],
      ['sent'],
    ])
    expect((await told<Quote>(post(quote, body))).mails).toHaveLength(1)
    expect(mailServer.arrived).toHaveLength(1)
    expect((await allDid()).filter((did) => did === 'E-mailed a quote')).toHaveLength(1)
  })

  test('is shown live to admins, with its result', async () => {
    const told: QuoteSummary[] = []
    const line = io(`${world.url}/admin`, {
      transports: ['websocket'],
      extraHeaders: { origin: publicUrl, cookie: users.admin },
    })
    line.on('quote', (summary) => told.push(summary))
    await until(() => line.connected)
    const quote = await send(await create(users))
    // The order of events isn't guaranteed: the higher rev counts.
    await until(() => told.length >= quote.rev)
    const byRev = told.toSorted((one, other) => one.rev - other.rev)
    expect(byRev.map(({ rev, status }) => [rev, status])).toEqual([
      [1, 'draft'],
      [2, 'sent'],
      [3, 'sent'],
    ])
    line.disconnect()
  })

  test('is not sent when the quote changed since', async () => {
    const quote = await handedOut(users)
    const revised = await revise(quote, users)
    expect(await refused(post(quote, order(quote)))).toMatchObject({ status: 409 })
    expect(mailServer.arrived).toEqual([])
    expect((await send(revised)).mails).toMatchObject([{ revision: 2 }])
  })
})

describe('an e-mail', () => {
  beforeEach(() => begin())
  afterEach(end)

  test.each([
    ['to', { to: 'jose@mail' }],
    ['to', { to: 'jose@mail.example, eve@mail.example' }],
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'x'.repeat(151) }],
    ['text', { text: 'x'.repeat(4_001) }],
  ])('with an invalid %s is refused, and a draft stays a draft', async (field, changes) => {
    const quote = await create(users)
    const { fields, status } = await refused(post(quote, order(quote, changes)))
    expect({ status, fields: Object.keys(fields) }).toEqual({ status: 400, fields: [field] })
    expect(await get(users, quote.id)).toEqual(quote)
    expect(mailServer.arrived).toEqual([])
  })

  test('contains no injected header', async () => {
    const changes = {
      subject: 'Hello\r\nBcc: eve@mail.example\r\n\r\nInjected',
      to: 'jose@mail.example\r\n',
    }
    await send(await create(users), changes)
    const [email] = mailServer.arrived
    expect(email?.to).toEqual(['jose@mail.example'])
    expect(headerOf(email?.raw ?? '', 'bcc')).toBeUndefined()
    expect(headerOf(email?.raw ?? '', 'subject')).toBe('Hello Bcc: eve@mail.example Injected')
  })
})

test('an address corrected on sending is kept for the next revision, an added one isn’t', async () => {
  await begin()
  const quote = await send(await create(users))
  const added = await send(quote, { to: 'installer@mail.example' })
  expect(added.email).toBe(quote.email)
  const corrected = await send(added, { to: 'joseph@mail.example', correctsEmail: true })
  expect(corrected.email).toBe('joseph@mail.example')
  const { quotes } = await told<{ quotes: QuoteSummary[] }>(
    ask(users, 'GET /api/quotes?search=joseph@mail.example'),
  )
  expect(quotes.map(({ id }) => id)).toEqual([quote.id])
  expect((await revise(corrected, users)).email).toBe('joseph@mail.example')
  await end()
})

describe('a mail server', () => {
  afterEach(end)

  const onAuth: NonNullable<Parameters<typeof startMailServer>[0]>['onAuth'] = (
    { username, password },
    _,
    done,
  ) =>
    username === 'post@gates' && password === 'p:ss/w&rd'
      ? done(null, { user: username })
      : done(new Error('Invalid username or password'))
  const login = `${encodeURIComponent('post@gates')}:${encodeURIComponent('p:ss/w&rd')}@`

  test('gets name and password', async () => {
    await begin({ authOptional: false, allowInsecureAuth: true, onAuth }, login)
    await send(await create(users))
    expect(mailServer.arrived).toMatchObject([{ user: 'post@gates', encrypted: false }])
  })

  test('is used with encryption where it offers that', async () => {
    await begin({ authOptional: false, disabledCommands: [], onAuth }, login)
    await send(await create(users))
    expect(mailServer.arrived).toMatchObject([{ user: 'post@gates', encrypted: true }])
  })

  test('is used with encryption from the first byte with smtps://', async () => {
    await begin({ secure: true }, '', 's')
    await send(await create(users))
    expect(mailServer.arrived).toMatchObject([{ encrypted: true }])
  })

  const trying = async () => {
    const quote = await create(users)
    const body = order(quote)
    const tried = await told<Quote>(post(quote, body))
    // The quote has its link anyway, and the same e-mail is not recorded twice.
    expect(tried).toMatchObject({ status: 'sent', token: expect.any(String) })
    expect((await told<Quote>(post(quote, body))).mails).toHaveLength(1)
    return { id: quote.id, mail: tried.mails[0] }
  }
  const arrives = (id: string) =>
    until(async () => (await get(users, id)).mails[0]?.state === 'sent')

  test('that refuses the password makes the e-mail wait with the reason', async () => {
    await begin({ authOptional: false, allowInsecureAuth: true, onAuth }, 'post:wrong@')
    expect((await trying()).mail).toMatchObject({
      state: 'sending',
      problem: expect.stringMatching(/rejected our user name or password: 535 /),
    })
  })

  test('that refuses the address makes the e-mail fail with the reason', async () => {
    await begin({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    expect((await trying()).mail).toMatchObject({
      state: 'failed',
      problem: 'The mail server rejected this address: 550 No such user',
    })
    expect(await lastDid()).toBe('Couldn’t e-mail a quote')
  })

  test('that refuses the e-mail makes it fail with the reason', async () => {
    await begin({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('Spam'), { responseCode: 554 })))
      },
    })
    expect((await trying()).mail).toMatchObject({
      state: 'failed',
      problem: 'The mail server rejected the e-mail: 554 Spam',
    })
  })

  test('that dies midway gets the e-mail again with the same Message-ID', async () => {
    await begin({
      answer: (_, done) => {
        if (mailServer.arrived.length > 1) return done()
        for (const { _socket } of mailServer.server.connections) _socket.destroy()
      },
    })
    const { id, mail } = await trying()
    expect(mail?.problem).toMatch(/connection .* broke\. .* may have arrived/)
    await arrives(id)
    const ids = mailServer.arrived.map(({ raw }) => headerOf(raw, 'message-id'))
    expect(ids).toEqual([ids[0], ids[0]])
  })

  /** Takes no e-mail until told to. */
  const beginGreylisting = async () => {
    let isWilling = false
    await begin({
      onRcptTo: (_, __, done) =>
        done(isWilling ? null : Object.assign(new Error('Greylisted'), { responseCode: 451 })),
    })
    return () => {
      isWilling = true
    }
  }

  test.each([
    ['its link was revoked', (quote: Quote) => ask(users, `DELETE /api/quotes/${quote.id}/link`)],
    ['it was revised', (quote: Quote) => revise(quote, users)],
    ['it was declined', (quote: Quote) => setStatus(users, quote, 'declined')],
  ])('that accepts late gets no quote after %s', async (_, change) => {
    const beWilling = await beginGreylisting()
    const quote = await send(await create(users))
    expect(quote.mails[0]?.state).toBe('sending')
    expect(await lastDid()).toBe('Queued a quote’s e-mail')
    await change(quote)
    // Only then: an attempt may just be under way.
    await until(async () => (await get(users, quote.id)).mails[0]?.state === 'failed')
    beWilling()
    expect((await get(users, quote.id)).mails[0]?.problem).toMatch(/changed or its link revoked/)
    expect(mailServer.arrived).toEqual([])
  })

  test('that accepts late gets the quote if nothing changed', async () => {
    const beWilling = await beginGreylisting()
    const quote = await send(await create(users))
    beWilling()
    await arrives(quote.id)
    expect(mailServer.arrived).toHaveLength(1)
  })

  test('that is away makes the e-mail wait until it is back', async () => {
    await begin()
    await mailServer.close()
    const { id, mail } = await trying()
    expect(mail?.problem).toMatch(/^The mail server can’t be reached/)
    mailServer = await startMailServer({ port: mailServer.port })
    await arrives(id)
    expect((await get(users, id)).mails).toMatchObject([{ problem: '' }])
    expect(mailServer.arrived).toHaveLength(1)
  })
})

test('without a mail server no e-mails can be sent, and the quote stays as it is', async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
  const quote = await create(users)
  expect(await refused(post(quote, order(quote)))).toMatchObject({
    status: 503,
    code: 'unavailable',
  })
  expect(await told(ask(users, `GET /api/quotes/${quote.id}`))).toEqual({
    quote,
    mails: false,
    publicUrl: null,
  })
  await world.close()
})
