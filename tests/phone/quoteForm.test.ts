/** The quote form's link by text and after a call, up to the request on the admins' screens. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredMessage } from '#server/chat/documents'
import type { StoredRequestLink } from '#server/contact/links/documents'
import { segments } from '#server/phone/segments'
import type { ContactRequest } from '#shared/contact/calls'
import { changesOf, until } from '../chat/world'
import { type PhoneWorld, sourced, startPhoneWorld, texts } from './phoneWorld'

let world: PhoneWorld
let people = 700
beforeAll(async () => {
  world = await startPhoneWorld({ answerer: sourced })
})
afterAll(() => world.close())

function person(): string {
  people += 1
  return `+1202555${String(people).padStart(4, '0')}`
}

/** The link in the last text to this number. */
function linkIn(text = ''): string {
  const link = /https?:\S+\/request\/[\w-]{22}/.exec(text)?.[0]
  if (!link) throw new Error(`No link: ${text}`)
  return link
}

async function linkFor(me: string, words = 'Can I get a quote?', at = world): Promise<string> {
  const before = at.sentTo(me).length
  await at.text(me, words)
  return linkIn((await texts(at, me, before + 1)).at(-1))
}

const fields = (changes: Record<string, string> = {}) => ({
  name: 'Rosa Lima',
  phone: '202-555-0701',
  email: '',
  propertyType: 'home',
  entrances: '2',
  message: 'A sliding gate.',
  ...changes,
})

const send = (link: string, changes: Record<string, string> = {}) =>
  fetch(link, {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams(fields(changes)),
  })

async function requests(search: string): Promise<ContactRequest[]> {
  const cookie = await world.signIn()
  const reply = await world.call('GET', `/api/contact/requests?search=${search}`, { cookie })
  return (await reply.json()).requests
}

const storedLinks = () => world.store.collection<StoredRequestLink>('requestLinks')

test('a texted quote request gets a form, and its answer is a request with its conversation', async () => {
  const me = person()
  const admin = await world.admin()
  await admin.ask('watch', {})
  const heard: ContactRequest[] = []
  admin.socket.on('request', (request: ContactRequest) => heard.push(request))
  const link = await linkFor(me)
  const [text = ''] = world.sentTo(me)
  expect(text).toContain('You asked: Can I get a quote?')
  expect(text).toContain('STOP')
  expect(segments(text)).toBeLessThanOrEqual(2)

  const page = await fetch(link)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(`value="202-555-${me.slice(-4)}"`)
  const word = `w${randomUUID().slice(0, 8)}`
  const sent = await send(link, { message: word })
  const answered = await sent.text()
  const reference = /Q-\w{4}-\w{4}/.exec(answered)?.[0] ?? ''
  expect([sent.status, sent.redirected, reference]).toEqual([
    200,
    true,
    expect.stringMatching(/^Q/),
  ])

  const [request] = await requests(word)
  expect(request).toMatchObject({ reference, name: 'Rosa Lima', origin: { channel: 'text' } })
  await until(() => heard.some(({ id }) => id === request?.id))
  const seen = await until(() =>
    changesOf(admin).find((one) => 'request' in one && one.request?.reference === reference),
  )
  expect(seen).toMatchObject({
    userMessage: 'Can I get a quote?',
    conversationId: request?.origin?.conversationId,
  })
})

describe('the form’s link', () => {
  test('is stored only as a hash, and shows no data after use', async () => {
    const me = person()
    const link = await linkFor(me)
    const token = link.split('/').at(-1) ?? ''
    const [stored] = await storedLinks()
      .find({ 'known.phone': `202-555-${me.slice(-4)}` })
      .toArray()
    expect(stored).toBeDefined()
    expect(JSON.stringify(stored)).not.toContain(token)
    await send(link)
    const used = await storedLinks().findOne({ _id: stored?._id ?? '' })
    expect(used?.known).toBeUndefined()
    expect(used?.usedAt).toBeInstanceOf(Date)
  })

  test('makes one request from two tabs, a double tap or a lost reply', async () => {
    const link = await linkFor(person())
    const word = `w${randomUUID().slice(0, 8)}`
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(link, { message: word })))
    const pages = await Promise.all(replies.map((reply) => reply.text()))
    const references = new Set(pages.map((page) => /Q-\w{4}-\w{4}/.exec(page)?.[0]))
    expect(references.size).toBe(1)
    expect(await requests(word)).toHaveLength(1)
    const other = await send(link, { message: `${word} and more` })
    expect(other.status).toBe(409)
    expect(await other.text()).toContain('already sent')
    expect(await requests(word)).toHaveLength(1)
  })

  test('says when it has expired, and accepts nothing', async () => {
    const me = person()
    const link = await linkFor(me)
    await storedLinks().updateOne(
      { 'known.phone': `202-555-${me.slice(-4)}` },
      { $set: { validUntil: new Date(Date.now() - 1) } },
    )
    const word = `w${randomUUID().slice(0, 8)}`
    expect((await fetch(link)).status).toBe(410)
    const reply = await send(link, { message: word })
    expect([reply.status, await requests(word)]).toEqual([410, []])
    expect(await reply.text()).toContain('has expired')
  })

  test('is deleted with its conversation, and the request no longer refers to it', async () => {
    const me = person()
    const used = await linkFor(me)
    const word = `w${randomUUID().slice(0, 8)}`
    await send(used, { message: word })
    const open = await linkFor(me, 'send me the form again please')
    const [request] = await requests(word)
    const id = request?.origin?.conversationId
    await world.text(me, 'ERASE')
    const cookie = await world.signIn()
    const approved = await until(async () => {
      const reply = await world.call('POST', `/api/chat/conversations/${id}/erasure/approval`, {
        cookie,
      })
      return reply.ok && reply
    })
    expect(approved.status).toBe(200)
    expect((await fetch(open)).status).toBe(404)
    expect((await fetch(used)).status).toBe(404)
    expect(await requests(word)).toMatchObject([{ origin: { channel: 'text' } }])
    expect((await requests(word))[0]?.origin).toEqual({ channel: 'text' })
  })

  test('shows form errors beside their fields and keeps the input', async () => {
    const link = await linkFor(person())
    const reply = await send(link, { name: ' ', email: 'no', message: 'Kept <b>words</b>' })
    const page = await reply.text()
    expect(reply.status).toBe(400)
    expect(page).toContain('Tell us your name.')
    expect(page).toContain('Enter a valid e-mail address.')
    expect(page).toContain('Kept &lt;b&gt;words&lt;/b&gt;')
    expect((await send(link)).status).toBe(200)
  })
})

test('a deleted request is removed from its card, and its link stays used', async () => {
  const me = person()
  const link = await linkFor(me)
  const word = `w${randomUUID().slice(0, 8)}`
  await send(link, { message: word })
  const [request] = await requests(word)
  const cookie = await world.signIn()
  const conversation = `conversation=${request?.origin?.conversationId}`
  expect((await world.interactions(conversation))[0]?.request?.id).toBe(request?.id)
  await world.call('DELETE', `/api/contact/requests/${request?.id}`, { cookie })
  expect((await world.interactions(conversation))[0]?.request).toBeUndefined()
  expect((await send(link, { message: word })).status).toBe(409)
  expect(await requests(word)).toEqual([])
})

test('a request whose server died before showing it is shown by the next', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'late-'))
  const died = await startPhoneWorld({ answerer: sourced, dataDir })
  await send(await linkFor(person(), 'A quote?', died))
  const [card] = await died.interactions()
  expect(card?.request).toBeDefined()
  await died.store
    .collection<StoredMessage>('messages')
    .updateOne({ _id: card?.id ?? '' }, { $unset: { request: '' } })
  await died.close()
  const next = await startPhoneWorld({ answerer: sourced, dataDir })
  const shown = await until(async () => (await next.interactions())[0]?.request)
  expect(shown).toEqual(card?.request)
  await next.close()
  rmSync(dataDir, { recursive: true })
})

test('one number gets a limited number of links a day', async () => {
  const me = person()
  for (let n = 1; n <= 5; n += 1) await linkFor(me, `Quote ${n} please`)
  await world.text(me, 'One more quote please')
  const sent = await texts(world, me, 6)
  expect(sent.at(-1)).toContain('You asked: One more quote')
  expect(sent.at(-1)).not.toContain('/request/')
})

test('a text that doesn’t ask for a quote gets no form', async () => {
  const me = person()
  await world.text(me, 'How does it work?')
  expect(await texts(world, me, 1)).toEqual([expect.not.stringContaining('/request/')])
})
