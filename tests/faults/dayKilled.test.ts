/**
 * A day of a customer and an admin: a question, a request, a quote, its acceptance, a message left
 * and answered, an erasure. The server is killed during every step. Everything is stored once, each
 * side got each e-mail once, and every count is right: the dashboard's figures and the funnel, too.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { VisitorMessage } from '#shared/chat/records'
import type { PrivateQuote, Quote } from '#shared/quotes/records'
import { browser, minute, openSite } from '../analytics/site'
import { connectPerson } from '../chat/world'
import { messageIdOf, smtpEnv, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { cookieOf } from '../cookieOf'
import { freePort } from '../freePort'
import { headerOf } from '../mail/mailServer'
import { accept, draft } from '../quotes/adminAndCustomer'
import { type RunningServer, startServer } from '../runningServer'
import { zoneAtNoon } from '../zoneAtNoon'
import { read, readCounts, signIn } from './admin'
import { eventually } from './eventually'
import { isLong } from './long'
import { untilAnswered } from './untilAnswered'

/** Longer than any step takes: some are cut off, some complete. */
const latestKillMs = 60

let mailbox: TestMailbox
let server: RunningServer
let admin: string
beforeAll(async () => {
  mailbox = await startTestMailbox()
  const port = await freePort()
  const env = { ...smtpEnv(mailbox, port), PORT: `${port}`, TIME_ZONE: zone }
  server = await startServer({ env })
  admin = await signIn(server.url)
})
afterAll(async () => {
  await server.remove()
  await mailbox.close()
})

const team = 'dana@mail.example'
const customer = 'elena@mail.example'
/** In which the day doesn't end during the test. */
const zone = zoneAtNoon()
/** Otherwise the customer counts as a bot. */
const visiting = { 'user-agent': browser }

async function killedDuring<T>(step: () => Promise<T>): Promise<T> {
  const done = untilAnswered(step)
  await pause(Math.random() * latestKillMs)
  await server.kill()
  await server.start()
  return done
}

async function call<T>(address: string, body: object, cookie = admin): Promise<T> {
  const [method = 'GET', path] = address.split(' ')
  const reply = await fetch(server.url + path, {
    method,
    body: JSON.stringify(body),
    headers: {
      origin: server.url,
      cookie,
      'content-type': 'application/json',
      ...(cookie !== admin && visiting),
    },
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

/** An event on a new connection, as from a phone that lost the last one. */
async function emit<T>(
  cookie: string,
  event: keyof typeof visitorEvents,
  input: object,
): Promise<T> {
  const person = await connectPerson<typeof visitorEvents, ToVisitor>(
    ...[server.url, '/visitor', cookie, visiting],
  )
  try {
    return (await person.ask(event, input as never)) as T
  } finally {
    person.close()
  }
}

/** What the dashboard and the funnel show of today, once what a dead server left is counted. */
function counted({ sums, funnel, people, userEngagement }: Figures) {
  const { visits, conversions } = sums
  const { conversations, wanted, takenOver, left, answeredLater } = people
  const actions = userEngagement.filter(({ count }) => count > 0)
  return {
    visits,
    conversions,
    funnel,
    people: { conversations, wanted, takenOver, left, answeredLater },
    actions: Object.fromEntries(actions.map(({ action, count }) => [action, count])),
  }
}

/** One per e-mail: one accepted when the server died may arrive again, with the same id. */
function subjectsTo(address: string): string[] {
  const byId = new Map(mailbox.to(address).map((one) => [messageIdOf(one), one]))
  return [...byId.values()].map(({ raw }) => headerOf(raw, 'subject') ?? '').toSorted()
}

// Only with time: each step waits for a dead server's leases to end.
test.skipIf(!isLong)(
  'every record of a day is there once, whenever the server was killed',
  { timeout: 600_000 },
  async () => {
    await call('PATCH /api/team/me', {
      notify: { email: team, waited: true, left: true, orders: true, attention: true },
    })
    const opened = await fetch(`${server.url}/api/chat/open`, {
      method: 'POST',
      headers: { origin: server.url },
    })
    const visitor = cookieOf(opened)

    const view = { kind: 'view', id: randomUUID(), path: '/residential' }
    await killedDuring(() => call('POST /api/visits', { hits: [view] }, visitor))
    const question = { id: randomUUID(), text: 'How much is it?' }
    const { conversationId } = await killedDuring(() =>
      emit<VisitorMessage>(visitor, 'send', question),
    )

    const request = {
      id: randomUUID(),
      name: 'Elena Marsh',
      phone: '',
      email: customer,
      propertyType: 'home',
      entrances: 2,
      message: 'Two gates',
    }
    const { reference } = await killedDuring(() =>
      call<{ reference: string }>('POST /api/contact/requests', request, visitor),
    )

    const written = { id: randomUUID(), requestId: request.id, ...draft({ email: customer }) }
    const created = await killedDuring(() => call<Quote>('POST /api/quotes', written))
    const shared = await killedDuring(async () => {
      // A client without a reply checks first.
      const { quote } = await read<{ quote: Quote }>(
        ...[server.url, `/api/quotes/${created.id}`, admin],
      )
      return quote.token
        ? quote
        : call<Quote>(`POST /api/quotes/${quote.id}/link`, { rev: quote.rev })
    })
    const email = {
      id: randomUUID(),
      rev: shared.rev,
      to: customer,
      subject: 'Your quote',
      text: 'Hello',
    }
    await killedDuring(() => call(`POST /api/quotes/${shared.id}/mails`, email))
    await killedDuring(async () => {
      const reply = await accept(server.url, shared.token ?? '')
      if (!reply.ok) throw new Error(`${reply.status}`)
      return (await reply.json()) as PrivateQuote
    })

    const left = { id: randomUUID(), name: 'Elena', to: customer, consent: false, page: '/' }
    await killedDuring(() => call('POST /api/chat/contact', left, visitor))
    // Nobody is alerted to a conversation that a teammate has taken over by then.
    await eventually(() => subjectsTo(team).includes('Elena left a message'), 200_000)
    const reply = { id: randomUUID(), kind: 'reply', text: 'We come on Monday.' }
    await killedDuring(async () => {
      // A teammate without an open page loses a conversation after a restart.
      const page = await connectPerson<typeof teammateEvents, ToTeammate>(
        server.url,
        '/admin',
        admin,
      )
      try {
        const path = `POST /api/chat/conversations/${conversationId}`
        await call(`${path}/handover/takeover`, {})
        await call(`${path}/replies`, reply)
      } finally {
        page.close()
      }
    })
    await eventually(() => subjectsTo(customer).length >= 4, 200_000).catch(() => {
      const warnings = server
        .output()
        .split('\n')
        .filter((line) => /"level":[45]0/.test(line))
      throw new Error(`Only ${subjectsTo(customer).join(', ')}.\n${warnings.join('\n')}`)
    })
    await killedDuring(() => emit(visitor, 'erase', { conversationId }))

    await eventually(() => subjectsTo(team).length >= 4, 200_000).catch(() =>
      expect(subjectsTo(team)).toHaveLength(4),
    )
    // A duplicate would have arrived by now.
    await server.stop()
    await server.start()
    expect(subjectsTo(team)).toEqual(
      [
        'A visitor requests erasure',
        'Elena left a message',
        `New quote request ${reference}`,
        `Quote ${created.number} was accepted`,
      ].toSorted(),
    )
    expect(subjectsTo(customer)).toHaveLength(4)
    expect(await readCounts(server.url, admin)).toMatchObject({ all: 1 })
    const { requests } = await read<{ requests: object[] }>(
      ...[server.url, '/api/contact/requests', admin],
    )
    expect(requests).toHaveLength(1)
    const { quote } = await read<{ quote: Quote }>(
      ...[server.url, `/api/quotes/${created.id}`, admin],
    )
    expect(quote.history.filter(({ what }) => what === 'accepted')).toHaveLength(1)
    const { quotes } = await read<{ quotes: object[] }>(server.url, '/api/quotes', admin)
    expect(quotes).toHaveLength(1)
    await server.stop()
    // As the dashboard asks for them.
    const range = { range: 'today', comparedWith: 'sameWeekdays' }
    const counts = {
      ...{ visits: 1, conversions: 1 },
      funnel: expect.objectContaining({ visits: 1, form: 1, request: 1, quote: 1, acceptance: 1 }),
      people: { conversations: 1, wanted: 1, takenOver: 1, left: 1, answeredLater: 1 },
      actions: { chatStarted: 1, message: 1, quoteAccepted: 1, quoteForm: 1 },
    }
    const site = await openSite({ dataDir: server.dataDir, env: { TIME_ZONE: zone } }, Date.now())
    try {
      for (let turn = 0; turn < 2; turn++) {
        site.clock.now += 21 * minute
        await site.analytics.maintain()
        expect(counted(await site.figures(range))).toEqual(counts)
      }
    } finally {
      await site.close()
    }
  },
)
