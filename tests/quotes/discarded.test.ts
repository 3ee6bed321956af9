/** A revision that is given up before it's sent: the quote is what its customer had all along. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrivateQuote, Quote } from '#shared/quotes/records'
import {
  accept,
  ask,
  create,
  discard,
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
  shown,
  told,
  view,
} from './adminAndCustomer'
import { type QuoteWorld, worldKinds } from './worldKinds'

describe.each(worldKinds)('on $name', ({ start }) => {
  let world: QuoteWorld
  let users: Users
  beforeAll(async () => {
    world = await start()
    users = await signInUsers(world.url)
  })
  afterAll(() => world.close())

  const revised = async (id: string, changes: object = {}) => {
    const { rev } = await revise(await get(users, id), users)
    return told<Quote>(ask(users, `PUT /api/quotes/${id}`, { rev, ...draft(changes) }))
  }
  const refusal = (quote: Pick<Quote, 'id' | 'rev'>) =>
    refused(ask(users, `POST /api/quotes/${quote.id}/discard`, { rev: quote.rev }))
  /** Without what every change counts and adds. */
  const standing = ({ history: _, updatedAt: __, rev: ___, ...quote }: Quote) => quote

  test('discarding a revision restores the order for the office, the customer and the list', async () => {
    const { id, token, number } = await handedOut(users)
    const read: PrivateQuote = await shown(accept(world.url, token, { name: 'Ada Oak' }))
    const order = await get(users, id)
    const changes = { customer: 'Ben Ash', notes: 'Another gate.', discount: 0 }
    const begun = await revised(id, { ...changes, lines: [{ id: 'x-432', quantity: 3 }] })
    const after = await discard(begun, users)
    expect(standing(after)).toEqual(standing(order))
    expect(after.history.slice(0, 2)).toEqual(order.history)
    expect(after.history.slice(2)).toMatchObject([
      { what: 'revised', revision: 2, by: 'Admin' },
      { what: 'discarded', revision: 2, by: 'Admin', isCustomers: false, reason: '' },
    ])
    expect(await get(users, id)).toEqual(after)
    expect(await shown(view(world.url, token))).toEqual(read)
    expect(await shown(accept(world.url, token, { name: 'Ada Oak' }))).toEqual(read)
    expect((await list(users, '?status=accepted&search=jose')).quotes).toMatchObject([
      { id, revision: 1, answeredAt: order.answer?.at },
    ])
    expect((await list(users, '?search=ash')).quotes).toEqual([])
    const { text } = await told<{ text: string }>(ask(users, 'GET /api/quotes/export'))
    expect(text.split('\n').find((row) => row.includes(number))).toContain('Ada Oak')
    const { pdf } = order.history[1] ?? {}
    expect((await ask(users, `GET /api/quotes/${id}/pdfs/${pdf}`)).status).toBe(200)
    // So an order that is called off then can be noted.
    const canceled = { rev: after.rev, status: 'canceled', reason: 'Called off by phone.' }
    await told(ask(users, `PATCH /api/quotes/${id}/status`, canceled))
    expect(await shown(view(world.url, token))).toMatchObject({
      status: 'canceled',
      accepted: read.answer,
      since: [{ what: 'canceled', reason: 'Called off by phone.' }],
    })
  })

  test('an unanswered quote can be accepted by its link again after discarding the revision', async () => {
    const { id, token } = await handedOut(users)
    await discard(await revised(id), users)
    expect((await shown(view(world.url, token))).isBeingRevised).toBeUndefined()
    expect(await shown(accept(world.url, token))).toMatchObject({ status: 'accepted', revision: 1 })
  })

  test('a declined or manually answered quote is restored, and can be revised again', async () => {
    const declined = await setStatus(users, await handedOut(users), 'declined')
    const after = await discard(await revised(declined.id), users)
    expect(standing(after)).toEqual(standing(declined))
    const second = await share(await revised(declined.id), users)
    expect(second).toMatchObject({ revision: 2, status: 'sent', earlier: [{ revision: 1 }] })
    const whats = second.history.map(({ what, revision }) => `${what} ${revision}`)
    const again = ['revised 2', 'discarded 2', 'revised 2', 'sent 2']
    expect(whats).toEqual(['sent 1', 'declined 1', ...again])
  })

  test('with several revisions the last one sent is restored, and earlier links lead to it', async () => {
    const first = await handedOut(users)
    const second = await share(await revised(first.id), users)
    const after = await discard(await revised(first.id), users)
    expect(standing(after)).toEqual(standing(second))
    expect((await view(world.url, String(second.token))).status).toBe(200)
    expect((await view(world.url, first.token)).status).toBe(410)
    const moved = await fetch(`${world.url}/quote/${first.token}`)
    expect(await moved.text()).toContain(`/quote/${second.token}`)
  })

  test('links revoked meanwhile stay revoked', async () => {
    const { id, token } = await handedOut(users)
    await revised(id)
    const revoked = await told<Quote>(ask(users, `DELETE /api/quotes/${id}/link`))
    expect(await discard(revoked, users)).toMatchObject({ status: 'sent', token: null })
    expect((await view(world.url, token)).status).toBe(404)
  })

  test('neither an erased customer nor one entered since is restored', async () => {
    const { id, token } = await handedOut(users)
    await shown(accept(world.url, token, { name: 'Zebra Oak' }))
    await told(ask(users, `POST /api/quotes/${id}/erase-customer`))
    await discard(await revised(id, { customer: 'Zebra Second' }), users)
    const stored = await world.store.collection('quotes').findOne({ _id: id })
    expect(JSON.stringify(stored)).not.toMatch(/zebra|álvarez|alvarez|mail\.example/i)
    expect(stored).toMatchObject({ status: 'accepted' })
  })

  test('discarding again after a lost reply changes nothing, whatever the customer did since', async () => {
    const { id, token } = await handedOut(users)
    const begun = await revised(id)
    const after = await discard(begun, users)
    expect(await discard(begun, users)).toEqual(after)
    await shown(accept(world.url, token))
    const accepted = await get(users, id)
    expect(await discard(begun, users)).toEqual(accepted)
    expect(await get(users, id)).toEqual(accepted)
  })

  test('revising and a status by hand, repeated after a lost reply, change nothing more', async () => {
    const sent = await share(await create(users), users)
    const declined = await setStatus(users, sent, 'declined')
    expect(await setStatus(users, sent, 'declined')).toEqual(declined)
    await expect(setStatus(users, sent, 'sent')).rejects.toThrow('409')
    const begun = await revise(declined, users)
    expect(await revise(declined, users)).toEqual(begun)
    await told(ask(users, `PUT /api/quotes/${sent.id}`, { rev: begun.rev, ...draft() }))
    await expect(revise(declined, users)).rejects.toThrow('409')
  })

  test('only the revision as seen can be discarded, and only one of a quote that was sent', async () => {
    const first = await create(users)
    expect(await refusal(first)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Delete/),
    })
    const sent = await share(first, users)
    expect(await refusal(sent)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/isn’t being revised/),
    })
    const begun = await revise(sent, users)
    const changed = await told<Quote>(
      ask(users, `PUT /api/quotes/${sent.id}`, { rev: begun.rev, ...draft({ notes: 'New.' }) }),
    )
    expect(await refusal(begun)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await get(users, sent.id)).toEqual(changed)
    // A colleague discarded one, and the next one was sent.
    await discard(changed, users)
    const second = await share(await revised(sent.id), users)
    expect(await refusal(changed)).toMatchObject({ status: 409 })
    expect(await get(users, sent.id)).toEqual(second)
  })

  test('only those who may revise can discard', async () => {
    const { id } = await handedOut(users)
    const { rev } = await revised(id)
    const by = { cookie: users.dealer, body: { rev } }
    expect((await world.call('POST', `/api/quotes/${id}/discard`, by)).status).toBe(401)
    expect((await get(users, id)).status).toBe('draft')
  })
})
