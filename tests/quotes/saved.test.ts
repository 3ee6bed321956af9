/** Admins' actions on saved quotes, on every store. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrivateQuote, Quote } from '#shared/quotes/records'
import { catalog } from '../../server/quotes/catalog'
import { until } from '../chat/world'
import {
  ask,
  create,
  draft,
  get,
  handedOut,
  list,
  type Users,
  signInUsers,
  refused,
  revise,
  setStatus,
  share,
  told,
  view,
} from './adminAndCustomer'
import { forgetQuotes, type QuoteWorld, worldKinds } from './worldKinds'

describe.each(worldKinds)('on $name', ({ start, ferret }) => {
  let world: QuoteWorld
  let users: Users
  beforeAll(async () => {
    world = await start()
    users = await signInUsers(world.url)
  })
  beforeEach(() => forgetQuotes(world))
  afterAll(() => world.close())

  const change = ({ id, rev }: Quote, changes: object = {}) =>
    ask(users, `PUT /api/quotes/${id}`, { rev, ...draft(changes) })

  describe('a new quote', () => {
    test('is a draft at today’s prices, numbered, and every admin sees it live', async () => {
      const watching = await world.admin(users.admin)
      const quote = await create(users)
      expect(quote).toMatchObject({
        ...draft({ lines: expect.anything() }),
        status: 'draft',
        revision: 1,
        rev: 1,
        token: null,
        sentAt: null,
        answer: null,
        requestId: null,
        priceList: { version: 1, since: '2026-11-21' },
      })
      expect(quote.number).toMatch(/^\d{4}-0001$/)
      expect(quote.lines.map(({ id, msrp, cost, quantity }) => [id, msrp, cost, quantity])).toEqual(
        [
          ['x-401', 540_00, 270_00, 1],
          ['led-kit', 150_00, 75_00, 2],
          ['base-sub', 30_00, 15_00, 1],
        ],
      )
      const days = (Date.parse(quote.validUntil) - Date.parse(quote.date)) / 86_400_000
      expect(days).toBe(30)
      await until(() => JSON.stringify(watching.told).includes(quote.id))
      expect(await get(users, quote.id)).toEqual(quote)
    })

    test('is stored once however often it is sent, and numbers increase by one', async () => {
      const body = { id: randomUUID(), ...draft() }
      const sent = await Promise.all(
        [1, 2, 3].map(() => told<Quote>(ask(users, 'POST /api/quotes', body))),
      )
      expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
      expect((await list(users)).quotes).toHaveLength(1)
      const other = await refused(ask(users, 'POST /api/quotes', { ...body, customer: 'Other' }))
      expect(other).toMatchObject({ status: 409, code: 'conflict' })
      await told(change(sent[0] as Quote, { customer: 'Changed since' }))
      const again = await told<Quote>(ask(users, 'POST /api/quotes', body))
      expect(again).toMatchObject({ customer: 'Changed since', rev: 2 })
    })

    test.each([
      ['lines', { lines: [] }],
      ['lines', { lines: [{ id: 'no longer sold', quantity: 1 }] }],
      ['lines', { lines: [{ id: 'x-401', quantity: 0 }] }],
      ['discount', { discount: 100_001 }],
      ['tax', { tax: 0.5 }],
      ['email', { email: 'jose@mail' }],
      ['phone', { phone: 'call me' }],
      ['notes', { notes: 'x'.repeat(2_001) }],
      ['callBox', { callBox: { entrances: 0, line: 0 } }],
      ['customer', { customer: { $gt: '' } }],
    ])('with an invalid %s is refused with the field named', async (field, changes) => {
      const reply = await refused(
        ask(users, 'POST /api/quotes', { id: randomUUID(), ...draft(changes) }),
      )
      expect(reply).toMatchObject({ status: 400, code: 'invalid' })
      expect(Object.keys(reply.fields).join()).toContain(field)
      expect((await list(users)).quotes).toEqual([])
    })

    const requestBody = () => ({
      id: randomUUID(),
      name: 'Dana Alder',
      phone: '(202) 555-0171',
      email: '',
      propertyType: 'home',
      entrances: 1,
      message: '',
      smsConsent: false,
    })

    test('for a request deleted meanwhile is saved without it, also when repeated', async () => {
      const request = requestBody()
      await told(ask(users, 'POST /api/contact/requests', request))
      await told(ask(users, `DELETE /api/contact/requests/${request.id}`))
      const body = { id: randomUUID(), ...draft({ requestId: request.id }) }
      const quote = await told<Quote>(ask(users, 'POST /api/quotes', body))
      expect(quote).toMatchObject({ id: body.id, requestId: null, customer: 'José Álvarez' })
      expect(await told(ask(users, 'POST /api/quotes', body))).toEqual(quote)
      expect((await share(quote, users)).status).toBe('sent')
    })

    test('answers a request, and can be found by it', async () => {
      const body = requestBody()
      await told(ask(users, 'POST /api/contact/requests', body))
      const other = { ...body, id: randomUUID() }
      await told(ask(users, 'POST /api/contact/requests', other))
      const { id } = await create(users, { requestId: body.id })
      await create(users)
      const { quotes } = await list(users, `?requestIds=${body.id}`)
      expect(quotes).toMatchObject([{ id, requestId: body.id }])

      const { id: second } = await create(users, { requestId: other.id })
      const both = await list(users, `?requestIds=${body.id},${other.id},${randomUUID()}`)
      expect(both.quotes.map(({ id }) => id)).toEqual([second, id])
      expect((await list(users, '?requestIds=')).quotes).toEqual([])

      const request = await told(ask(users, `GET /api/contact/requests/${body.id}`))
      expect(request).toMatchObject({ id: body.id, reference: expect.stringMatching(/^Q-/) })
      expect(await ask(users, `GET /api/contact/requests/${id}`)).toMatchObject({ status: 404 })
    })
  })

  describe('a draft', () => {
    test('can be changed completely, but only as it was seen', async () => {
      const quote = await create(users)
      const lines = [{ id: 'x-432', quantity: 3 }]
      const changed = await told<Quote>(change(quote, { customer: 'Ada Oak', email: '', lines }))
      expect(changed).toMatchObject({ customer: 'Ada Oak', rev: 2, number: quote.number })
      expect(changed.lines).toMatchObject([{ id: 'x-432', quantity: 3, msrp: 1_260_00 }])
      expect(await refused(change(quote, { customer: 'Too late' }))).toMatchObject({ status: 409 })
      expect(await get(users, quote.id)).toEqual(changed)
      expect((await list(users, '?search=oak')).quotes).toHaveLength(1)
      expect((await list(users, '?search=jose')).quotes).toHaveLength(0)
    })

    test.skipIf(ferret)('saved by two tabs at once keeps one of them complete', async () => {
      const quote = await create(users)
      const replies = await Promise.all(
        ['One', 'Two', 'Three'].map((customer) => change(quote, { customer })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await get(users, quote.id)).toMatchObject({ rev: 2 })
    })
  })

  test('from an earlier price list is sent only after saving at today’s prices', async () => {
    const quote = await create(users)
    const sent = await handedOut(users)
    const item = catalog.items.find(({ id }) => id === 'x-401')
    if (!item) throw new Error('It has no X-401.')
    const before = { version: catalog.version, items: catalog.items, msrp: item.msrp }
    catalog.version += 1
    item.msrp += 100_00
    try {
      const body = { rev: quote.rev, status: 'sent' }
      for (const reply of [
        ask(users, `POST /api/quotes/${quote.id}/link`, { rev: quote.rev }),
        ask(users, `PATCH /api/quotes/${quote.id}/status`, body),
      ])
        expect(await refused(reply)).toMatchObject({
          status: 409,
          message: expect.stringContaining('The price list has changed'),
        })
      // Nor is a revision begun from one, whose items may not even be sold anymore.
      catalog.items = catalog.items.filter(({ id }) => id !== 'led-kit')
      const revised = await revise(sent, users)
      const { lines, priceList } = sent
      expect(revised).toMatchObject({ status: 'draft', lines, priceList })
      expect((await refused(change(revised))).fields.lines).toContain('led-kit')
      const saved = await told<Quote>(change(quote, { lines: draft().lines.slice(0, 1) }))
      const shown = await told<PrivateQuote>(
        view(world.url, String((await share(saved, users)).token)),
      )
      expect(shown.lines[0]?.msrp).toBe(before.msrp + 100_00)
    } finally {
      catalog.version = before.version
      catalog.items = before.items
      item.msrp = before.msrp
    }
  })

  describe('a sent quote', () => {
    test('has a link and stays unchanged', async () => {
      const quote = await handedOut(users)
      expect(quote).toMatchObject({ status: 'sent', rev: 2 })
      expect(quote.token).toMatch(/^[\w-]{22,}$/)
      expect(quote.sentAt).toBeGreaterThan(0)
      expect(await refused(change(quote))).toMatchObject({ status: 409 })
      expect(await share(quote, users)).toEqual(quote)
      // An admin who loaded it before it had a link gets the same one.
      expect(await share({ ...quote, rev: 1 }, users)).toEqual(quote)
    })

    test.skipIf(ferret)('gets one link from simultaneous requests', async () => {
      const quote = await create(users)
      const shared = await Promise.all([1, 2, 3, 4].map(() => share(quote, users)))
      expect(new Set(shared.map(({ token }) => token)).size).toBe(1)
    })

    test('is revised into a draft; the sent one stays with its answer, and its link says so', async () => {
      const quote = await handedOut(users)
      const accepted = await setStatus(users, quote, 'accepted')
      const revised = await revise(accepted, users)
      expect(revised).toMatchObject({
        revision: 2,
        status: 'draft',
        token: null,
        sentAt: null,
        answer: null,
        number: quote.number,
        rev: 4,
        earlier: [{ revision: 1, status: 'accepted', answer: { by: '' }, lines: quote.lines }],
      })
      const again = await share(revised, users)
      expect(again.token).not.toBe(quote.token)
      expect((await view(world.url, String(again.token))).status).toBe(200)
      expect(await refused(view(world.url, quote.token))).toMatchObject({
        status: 410,
        code: 'gone',
      })
      expect(
        await refused(ask(users, `POST /api/quotes/${quote.id}/revise`, { rev: 4 })),
      ).toMatchObject({ status: 409 })
    })

    test('loses its link when revoked, and can get another', async () => {
      const quote = await handedOut(users)
      const revoked = await told<Quote>(ask(users, `DELETE /api/quotes/${quote.id}/link`))
      expect(revoked).toMatchObject({ token: null, status: 'sent', rev: 3 })
      expect(await refused(view(world.url, quote.token))).toMatchObject({ status: 404 })
      const again = await told<Quote>(ask(users, `DELETE /api/quotes/${quote.id}/link`))
      expect(again).toEqual(revoked)
      const shared = await share(revoked, users)
      expect(shared.token).not.toBe(quote.token)
      expect(shared).toMatchObject({ date: quote.date, sentAt: quote.sentAt })
    })

    test('can be answered by hand, and the answer undone', async () => {
      const quote = await handedOut(users)
      const declined = await setStatus(users, quote, 'declined')
      expect(declined).toMatchObject({ status: 'declined', answer: { by: '' } })
      expect(await setStatus(users, declined, 'sent')).toMatchObject({ answer: null })
      expect(
        await refused(
          ask(users, `PATCH /api/quotes/${quote.id}/status`, { rev: 4, status: 'draft' }),
        ),
      ).toMatchObject({ status: 400 })
    })
  })

  describe('the list', () => {
    test('is searched, filtered and counted by the quotes’ status today', async () => {
      const sent = await handedOut(users, { customer: 'Józef Elm', company: '' })
      const old = await handedOut(users, { customer: 'Ada Oak' })
      await world.store
        .collection<{ _id: string; validUntil: string }>('quotes')
        .updateOne({ _id: old.id }, { $set: { validUntil: '2020-01-01' } })
      await create(users, { customer: 'Dana Alder' })
      await setStatus(users, await handedOut(users), 'declined')
      const ids = async (query: string) => (await list(users, query)).quotes.map(({ id }) => id)
      expect(await ids('?status=sent')).toEqual([sent.id])
      expect(await ids('?status=expired')).toEqual([old.id])
      expect(await ids('?search=jozef')).toEqual([sent.id])
      expect(await ids(`?search=${sent.number}`)).toEqual([sent.id])
      expect(await ids('?search=555-0171')).toHaveLength(4)
      expect(await ids('?search=nobody')).toEqual([])
      expect(await told(ask(users, 'GET /api/quotes/counts'))).toEqual({
        draft: 1,
        sent: 1,
        accepted: 0,
        declined: 1,
        canceled: 0,
        expired: 1,
      })
      const [first] = (await list(users, `?search=${sent.number}`)).quotes
      expect(first).toMatchObject({ once: 845_88, monthly: 30_00 })
    })

    test('is paged, latest change first, and contains no token', async () => {
      const made: Quote[] = []
      for (let n = 0; n < 5; n++) made.push(await create(users, { customer: `Person ${n}` }))
      await share(made[1] as Quote, users)
      const first = await list(users, '?limit=3')
      const second = await list(users, `?limit=3&before=${first.next}`)
      const names = [...first.quotes, ...second.quotes].map(({ customer }) => customer)
      expect(names).toEqual(['Person 1', 'Person 4', 'Person 3', 'Person 2', 'Person 0'])
      expect(second.next).toBeNull()
      expect(JSON.stringify(first)).not.toMatch(/token|cost|mail/)
      expect(await refused(ask(users, 'GET /api/quotes?before=nowhere'))).toMatchObject({
        status: 400,
      })
    })

    test('exports as CSV without formulas or cost', async () => {
      await create(users, { customer: '=HYPERLINK("http://evil.example")' })
      const { text, filename } = await told<{ text: string; filename: string }>(
        ask(users, 'GET /api/quotes/export'),
      )
      expect(filename).toBe('quotes.csv')
      expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"')
      expect(text).toContain(',5,6,845.88,30.00,1205.88,1,')
      expect(text).not.toMatch(/cost|420\.00/i)
    })

    test('drops a deleted quote, and its number isn’t reused', async () => {
      const quote = await handedOut(users)
      const watching = await world.admin(users.admin)
      await told(ask(users, `DELETE /api/quotes/${quote.id}`))
      await until(() =>
        JSON.stringify(watching.told).includes(`"quoteRemoved","value":{"id":"${quote.id}"`),
      )
      expect((await list(users)).quotes).toEqual([])
      expect(await refused(view(world.url, quote.token))).toMatchObject({ status: 404 })
      expect(await refused(ask(users, `GET /api/quotes/${quote.id}`))).toMatchObject({
        status: 404,
      })
      expect((await create(users)).number).not.toBe(quote.number)
    })
  })

  test('is for admins only', async () => {
    const { id } = await create(users)
    for (const path of ['', '/counts', '/export', `/${id}`]) {
      const reply = await world.call('GET', `/api/quotes${path}`, { cookie: users.dealer })
      expect([path, reply.status]).toEqual([path, 401])
    }
  })
})
