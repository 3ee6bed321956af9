/** From the contact dialog: the quote form's link by text, with consent, or by e-mail. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredRequestLink } from '#server/contact/links/documents'
import type { OutgoingText } from '#server/phone/documents'
import { segments } from '#server/phone/segments'
import { startWorld, type World } from '../chat/world'
import { headerOf, type MailServer, startMailServer, textOf } from '../mail/mailServer'
import { type PhoneWorld, startPhoneWorld, texts } from './phoneWorld'

let post: MailServer
let world: PhoneWorld
let people = 800
/** Each request comes from an address of its own. */
let addresses = 0
beforeAll(async () => {
  post = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('No such user') : null),
  })
  world = await startPhoneWorld({
    env: { SMTP_URL: `smtp://127.0.0.1:${post.port}`, TRUST_PROXY: 'true' },
  })
})
afterAll(async () => {
  await world.close()
  await post.close()
})

function person(): string {
  people += 1
  return `202-555-${String(people).padStart(4, '0')}`
}
const dialedAs = (number: string) => `+1${number.replace(/\D/g, '')}`

interface Order {
  id?: string
  to: string
  consent?: boolean
  name?: string
}
function order({ id = randomUUID(), consent = true, ...rest }: Order, from = newAddress()) {
  const headers = { 'x-forwarded-for': from, origin: new URL(world.url).origin }
  return world.call('POST', '/api/contact/links', { body: { id, consent, ...rest }, headers })
}
function newAddress(): string {
  addresses += 1
  return `203.0.113.${addresses}`
}
/** The order's text, waiting or sent. */
async function storedText(id: string) {
  const all = await world.store.collection<OutgoingText>('texts').find({}).toArray()
  return all.find(({ _id }) => _id.startsWith(`dialog.${id}`))
}
const stoppedWords =
  'This number sent us STOP, so we can’t text it. Text START to 202-555-0143 to change that, or use an e-mail address.'
const linkIn = (text = '') => /https?:\S+\/request\/[\w-]{22}/.exec(text)?.[0] ?? ''

describe('the ways to send a link', () => {
  const ways = async ({ call }: Pick<World, 'call'>) =>
    (await call('GET', '/api/contact/links')).json()

  test('are listed, and none without a provider or mail server', async () => {
    expect(await ways(world)).toEqual(['text', 'mail'])
    const without = await startWorld()
    try {
      expect(await ways(without)).toEqual([])
      const body = { id: randomUUID(), to: 'dana@post.example', consent: false }
      const refused = await without.call('POST', '/api/contact/links', { body })
      expect(refused.status).toBe(503)
    } finally {
      await without.close()
    }
  })
})

describe('sending a link by text', () => {
  test('is prefilled and happens once per order, with consent', async () => {
    const to = person()
    const id = randomUUID()
    const replies = await Promise.all(
      [1, 2, 3].map(() => order({ id, to: `(${to.slice(0, 3)}) ${to.slice(4)}`, name: 'Rosa' })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const [sent = ''] = await texts(world, dialedAs(to), 1)
    expect(sent).toContain('Reply STOP')
    expect(segments(sent)).toBeLessThanOrEqual(2)
    const page = await (await fetch(linkIn(sent))).text()
    expect(page).toContain('value="Rosa"')
    expect(page).toContain(to.slice(4))
    await order({ to })
    expect(await texts(world, dialedAs(to), 2)).toHaveLength(2)
  })

  test.each([
    ['without the box ticked', { consent: false }, 'consent'],
    ['to another country', { to: '+44 20 7946 0958' }, 'to'],
    ['to what is no number', { to: 'gate' }, 'to'],
    ['to a number with an extension', { to: '202-555-0142 x7' }, 'to'],
  ])('is refused %s', async (_name, changes, field) => {
    const id = randomUUID()
    const reply = await order({ id, to: person(), ...changes })
    expect(reply.status).toBe(400)
    expect(Object.keys((await reply.json()).error.fields)).toEqual([field])
    expect(await storedText(id)).toBeUndefined()
  })

  test('is refused to a number that said STOP, whatever is ticked', async () => {
    const to = person()
    await world.text(dialedAs(to), 'STOP')
    const id = randomUUID()
    const refused = await order({ id, to })
    expect(refused.status).toBe(400)
    expect((await refused.json()).error.fields).toEqual({ to: stoppedWords })
    expect(await storedText(id)).toBeUndefined()
    await world.text(dialedAs(to), 'START')
    await texts(world, dialedAs(to), 1)
    expect((await order({ id, to })).status).toBe(200)
    await texts(world, dialedAs(to), 2)
  })

  test('is refused after STOP, and so is leaving a message for a text reply', async () => {
    const to = person()
    await world.text(dialedAs(to), 'STOP')
    const { cookie } = await world.visitor()
    const leave = () =>
      world.call('POST', '/api/chat/contact', {
        cookie,
        headers: { 'x-forwarded-for': newAddress() },
        body: { id: randomUUID(), page: '/', name: 'Omar', to, consent: true },
      })
    const refused = await leave()
    expect(refused.status).toBe(400)
    expect((await refused.json()).error.fields).toEqual({ to: stoppedWords })
    await world.text(dialedAs(to), 'START')
    await texts(world, dialedAs(to), 1)
    expect((await leave()).status).toBe(200)
  })

  test('is limited to five a day per number, and per sender address', async () => {
    const to = person()
    for (let n = 0; n < 5; n += 1) expect((await order({ to })).status).toBe(200)
    const sixth = await order({ to })
    expect(sixth.status).toBe(429)
    expect(await texts(world, dialedAs(to), 5)).toHaveLength(5)
    const from = newAddress()
    const replies = []
    for (let n = 0; n < 6; n += 1) replies.push((await order({ to: person() }, from)).status)
    expect(replies).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('ERASE deletes earlier links sent to the number', async () => {
  const to = person()
  await order({ to })
  const [sent = ''] = await texts(world, dialedAs(to), 1)
  expect((await fetch(linkIn(sent))).status).toBe(200)
  await world.text(dialedAs(to), 'How does it work?')
  await texts(world, dialedAs(to), 2)
  await world.text(dialedAs(to), 'ERASE')
  await texts(world, dialedAs(to), 3)
  const cookie = await world.signIn()
  const [asked] = await world.interactions('channel=text&limit=1')
  const path = `/api/chat/conversations/${asked?.conversationId}/erasure/approval`
  const headers = { origin: new URL(world.url).origin }
  expect((await world.call('POST', path, { cookie, headers })).status).toBe(200)
  expect((await fetch(linkIn(sent))).status).toBe(404)
  await order({ to })
  const again = await texts(world, dialedAs(to), 5)
  expect((await fetch(linkIn(again.at(-1)))).status).toBe(200)
})

describe('sending a link by e-mail', () => {
  const arrived = (to: string) => post.arrived.filter((email) => email.to.includes(to))

  test('happens once per order, with a link that opens the form prefilled with the address', async () => {
    const to = `dana.${randomUUID()}@post.example`
    const id = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => order({ id, to, consent: false })))
    replies.push(await order({ id, to, consent: false }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(arrived(to)).toHaveLength(1)
    const raw = arrived(to)[0]?.raw ?? ''
    expect(headerOf(raw, 'message-id')).toContain(id)
    expect(await (await fetch(linkIn(textOf(raw, 'plain')))).text()).toContain(`value="${to}"`)
    // For the limits, the recipient is stored keyed with the server's own secret.
    const links = await world.store.collection<StoredRequestLink>('requestLinks').find({}).toArray()
    const [link] = links.filter(({ known }) => known?.email === to)
    expect(link?.recipientKey).toMatch(/^[\w-]{24}$/)
    expect(link?.recipientKey).not.toContain(
      createHash('sha256').update(to).digest('base64url').slice(0, 24),
    )
  })

  test('with a reused id and another recipient is a separate order, without the first one’s data', async () => {
    const id = randomUUID()
    const [one, two] = [`rosa.${id}@post.example`, `lee.${id}@post.example`]
    await order({ id, to: one, name: 'Rosa' })
    await order({ id, to: two })
    const page = await (await fetch(linkIn(textOf(arrived(two)[0]?.raw ?? '', 'plain')))).text()
    expect(page).toContain(two)
    expect(page).not.toContain('osa')
  })

  test('names an address that the mail server refuses, and can be retried', async () => {
    const to = `nobody.${randomUUID()}@post.example`
    const reply = await order({ to, consent: false })
    expect(reply.status).toBe(400)
    expect((await reply.json()).error.fields).toEqual({
      to: 'The mail server rejected this address.',
    })
  })

  test('allows no injected recipient or header', async () => {
    const before = post.arrived.length
    for (const to of ['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example']) {
      expect((await order({ to, consent: false })).status).toBe(400)
    }
    expect(post.arrived).toHaveLength(before)
  })
})
