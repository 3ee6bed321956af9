/** Actions of somebody with the private link, on every store. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../chat/world'
import {
  accept,
  ask,
  decline,
  draft as draftOf,
  get,
  handedOut,
  type Users,
  signInUsers,
  refused,
  revise,
  setStatus,
  share,
  shown,
  told,
  view,
} from './adminAndCustomer'
import { type QuoteWorld, worldKinds } from './worldKinds'

describe.each(worldKinds)('on $name', ({ start, ferret }) => {
  let world: QuoteWorld
  let users: Users
  beforeEach(async () => {
    world = await start()
    users = await signInUsers(world.url)
  })
  afterEach(() => world.close())

  const stored = () => world.store.collection<{ _id: string; validUntil: string }>('quotes')

  test('the link shows the quote without cost, e-mail, phone or ids', async () => {
    const quote = await handedOut(users, { callBox: { entrances: 2, line: 40_00 } })
    const reply = await view(world.url, quote.token)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const seen = await reply.json()
    expect(seen).toEqual({
      number: quote.number,
      revision: 1,
      status: 'sent',
      answer: null,
      accepted: null,
      since: [],
      decline: null,
      conditions: null,
      customer: quote.customer,
      company: quote.company,
      site: quote.site,
      preparedBy: quote.preparedBy,
      notes: quote.notes,
      discount: 5_000,
      tax: 6_000,
      callBox: { entrances: 2, line: 40_00 },
      date: quote.date,
      validUntil: quote.validUntil,
      lines: quote.lines.map(({ id: _, cost: __, ...line }) => line),
    })
  })

  test('an acceptance is stored with its name, sent live, and a repeat changes nothing', async () => {
    const quote = await handedOut(users)
    const watching = await world.admin(users.admin)
    const first = await shown(accept(world.url, quote.token, { name: '  Ada\nOak ' }))
    expect(first).toMatchObject({ status: 'accepted', answer: { by: 'Ada Oak' } })
    for (const news of ['"status":"accepted"', '"quoteAccepted"']) {
      await until(() => JSON.stringify(watching.told).includes(news))
    }
    expect(JSON.stringify(watching.told)).not.toContain(quote.token)
    expect(await shown(accept(world.url, quote.token, { name: 'Somebody else' }))).toEqual(first)
    expect(await get(users, quote.id)).toMatchObject({ status: 'accepted', rev: 3 })
    const told = JSON.stringify(watching.told).match(/"quoteAccepted"/g)
    expect(told).toHaveLength(1)
  })

  test.skipIf(ferret)('one of many acceptances is stored, and all see it', async () => {
    const quote = await handedOut(users)
    const names = ['One', 'Two', 'Three', 'Four', 'Five']
    const seen = await Promise.all(
      names.map((name) => shown(accept(world.url, quote.token, { name }))),
    )
    expect(new Set(seen.map(({ answer }) => answer?.by)).size).toBe(1)
    expect((await get(users, quote.id)).rev).toBe(3)
  })

  test.skipIf(ferret)(
    'accepting while the link is revoked gives either a full acceptance or a dead link',
    async () => {
      for (let turn = 0; turn < 5; turn++) {
        const quote = await handedOut(users)
        const [accepted] = await Promise.all([
          accept(world.url, quote.token),
          told(ask(users, `DELETE /api/quotes/${quote.id}/link`)),
        ])
        const now = await get(users, quote.id)
        expect(now.token).toBeNull()
        expect([200, 404]).toContain(accepted.status)
        expect(now.status).toBe(accepted.status === 200 ? 'accepted' : 'sent')
        expect(now.answer === null).toBe(accepted.status !== 200)
      }
    },
  )

  test.each([
    ['expired', /expired/],
    ['declined', /declined/],
  ])('a quote that has %s can’t be accepted, and says so', async (how, message) => {
    const quote = await handedOut(users)
    if (how === 'declined') await setStatus(users, quote, 'declined')
    else await stored().updateOne({ _id: quote.id }, { $set: { validUntil: '2020-01-01' } })
    expect((await shown(view(world.url, quote.token))).status).toBe(how)
    expect(await refused(accept(world.url, quote.token))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringMatching(message),
    })
    expect((await get(users, quote.id)).status).not.toBe('accepted')
  })

  test('a quote can still be accepted on its last day', async () => {
    const quote = await handedOut(users)
    await stored().updateOne({ _id: quote.id }, { $set: { validUntil: quote.date } })
    expect(await shown(accept(world.url, quote.token))).toMatchObject({ status: 'accepted' })
  })

  test('accepting needs a name and the current revision', async () => {
    const { token } = await handedOut(users)
    expect(await refused(accept(world.url, token, { name: ' ' }))).toMatchObject({
      status: 400,
      fields: { name: 'Tell us your name.' },
    })
    expect(await refused(accept(world.url, token, { revision: 2 }))).toMatchObject({ status: 409 })
    expect(await refused(accept(world.url, token, { rev: 1 }))).toMatchObject({ status: 400 })
  })

  test('during a revision the link shows the sent quote without an answer, until it is replaced', async () => {
    const quote = await handedOut(users)
    const before = await shown(view(world.url, quote.token))
    const draft = await revise(await get(users, quote.id), users)
    const changed = { rev: draft.rev, notes: 'Not for the customer yet.' }
    await told(ask(users, `PUT /api/quotes/${quote.id}`, { ...draftOf(), ...changed }))
    const now = await shown(view(world.url, quote.token))
    expect(now).toEqual({ ...before, isBeingRevised: true })
    const pdf = await fetch(`${world.url}/quote/${quote.token}?file=pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const refusal = { status: 409, message: expect.stringMatching(/preparing a new version/) }
    expect(await refused(accept(world.url, quote.token))).toMatchObject(refusal)
    expect(await refused(decline(world.url, quote.token, ''))).toMatchObject(refusal)
    expect((await get(users, quote.id)).status).toBe('draft')
    const sent = await share(await get(users, quote.id), users)
    expect((await view(world.url, quote.token)).status).toBe(410)
    const second = await shown(view(world.url, sent.token ?? ''))
    expect(second).toMatchObject({ revision: 2, notes: changed.notes })
    expect(second.isBeingRevised).toBeUndefined()
  })

  test('an acceptance repeated after a revision was begun gets the original answer', async () => {
    const quote = await handedOut(users)
    const accepted = await shown(accept(world.url, quote.token))
    await revise(await get(users, quote.id), users)
    const { history, rev } = await get(users, quote.id)
    const again = await shown(accept(world.url, quote.token))
    expect(again).toEqual({ ...accepted, isBeingRevised: true })
    expect(await get(users, quote.id)).toMatchObject({ status: 'draft', history, rev })
  })

  test('a customer can’t accept an admin-accepted quote that is under revision', async () => {
    const quote = await handedOut(users)
    await setStatus(users, quote, 'accepted')
    await revise(await get(users, quote.id), users)
    expect((await accept(world.url, quote.token)).status).toBe(409)
  })

  test('visits during a revision are recorded; revoking disables every link', async () => {
    const quote = await handedOut(users)
    await revise(await get(users, quote.id), users)
    const seen = { method: 'POST', body: new URLSearchParams({ turn: 'seen' }) }
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1', origin: world.url }
    await fetch(`${world.url}/quote/${quote.token}`, { ...seen, headers, redirect: 'manual' })
    const { history } = await get(users, quote.id)
    expect(history.at(-1)).toMatchObject({ what: 'seen', revision: 1, isCustomers: true })
    await told(ask(users, `DELETE /api/quotes/${quote.id}/link`))
    expect((await view(world.url, quote.token)).status).toBe(404)
    const sent = await share(await get(users, quote.id), users)
    expect((await view(world.url, sent.token ?? '')).status).toBe(200)
    expect((await view(world.url, quote.token)).status).toBe(404)
  })

  test('a link of odd characters is unknown, not an error of ours', async () => {
    const seen = { method: 'POST', body: new URLSearchParams({ turn: 'seen' }) }
    const headers = { 'user-agent': '', origin: world.url }
    for (const token of ['a%0d%0ab', '$&', '%E2%98%83']) {
      const redirect = 'manual' as const
      const reply = await fetch(`${world.url}/quote/${token}`, { ...seen, headers, redirect })
      const target = reply.headers.get('location')
      expect([token, reply.status, target]).toEqual([
        token,
        303,
        `/quote/${encodeURIComponent(decodeURIComponent(token))}`,
      ])
    }
  })

  test('guessing links finds nothing and is slowed down', async () => {
    const { token } = await handedOut(users)
    const guesses = ['x', '%24gt', `${token}a`, token.slice(1), 'a'.repeat(22), 'null']
    for (const guess of guesses) {
      expect(await refused(view(world.url, guess))).toMatchObject({ status: 404 })
    }
    const many = await Promise.all(
      Array.from({ length: 80 }, () => view(world.url, 'b'.repeat(22))),
    )
    const slowed = many.filter(({ status }) => status === 429)
    expect(slowed.length).toBeGreaterThan(0)
    expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
