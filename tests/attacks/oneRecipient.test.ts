/** One mailbox or phone gets five links a day, whatever its spelling or the sender's address. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEmail } from '#shared/reach'
import type { World } from '../chat/world'
import { freePort } from '../freePort'
import { type MailServer, startMailServer } from '../mail/mailServer'
import { startPhoneWorld } from '../phone/phoneWorld'

const mostADay = 5
let post: MailServer
let world: Pick<World, 'call' | 'close'>
let senders = 0
beforeAll(async () => {
  post = await startMailServer()
  const env = { SMTP_URL: `smtp://127.0.0.1:${post.port}`, TRUST_PROXY: '1' }
  world = await startPhoneWorld({ env, port: await freePort() })
})
afterAll(async () => {
  await world.close()
  await post.close()
})

/** From a new address each time, so that only the recipient's limit applies. */
async function order(to: string): Promise<number> {
  senders += 1
  const headers = { 'x-forwarded-for': `198.51.100.${senders}` }
  const body = { id: randomUUID(), to, consent: true }
  return (await world.call('POST', '/api/contact/links', { body, headers })).status
}

async function ordered(spellings: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const to of spellings) statuses.push(await order(to))
  return statuses
}
const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

test('a mailbox in other case, with tags or dots is the same recipient', async () => {
  const before = post.arrived.length
  const local = ['dana.lee', 'DANA.LEE', 'Dana.Lee', 'danalee', 'd.a.n.a.lee', 'ｄana.lee']
  const tagged = ['dana.lee+1', 'dana.lee+2', 'Dana.Lee+gate', 'dana.lee+a+b']
  const statuses = await ordered([...local, ...tagged].map((one) => `${one}@post.example`))
  expect(taken(statuses)).toBe(mostADay)
  expect(statuses.slice(mostADay)).toEqual(statuses.slice(mostADay).map(() => 429))
  expect(post.arrived.length - before).toBe(mostADay)
})

test('a domain in other case, in ASCII or with a trailing dot is the same recipient', async () => {
  const before = post.arrived.length
  const domains = ['münchen.example', 'MÜNCHEN.example', 'mu\u0308nchen.example']
  const ascii = ['xn--mnchen-3ya.example', 'XN--MNCHEN-3YA.EXAMPLE', 'xn--Mnchen-3ya.Example']
  const dots = ['münchen。example', 'münchen．example', 'münchen.example。', 'münchen.example｡']
  const statuses = await ordered([...domains, ...ascii, ...dots].map((one) => `rosa@${one}`))
  expect(taken(statuses)).toBe(mostADay)
  expect(post.arrived.length - before).toBe(mostADay)
})

test('two domains of one mail service are the same recipient', async () => {
  const spellings = ['gmail.com', 'googlemail.com'].flatMap((domain) =>
    ['pat.roe', 'patroe', 'patroe+1', 'PatRoe'].map((local) => `${local}@${domain}`),
  )
  expect(taken(await ordered(spellings))).toBe(mostADay)
})

test('an address with invisible characters is refused, also by the quote form', async () => {
  const before = post.arrived.length
  const unseen = [
    '\0',
    '\x01',
    '\x1f',
    '\x7f',
    '\x85',
    '\xad',
    '\u200b',
    '\u202e',
    '\u2060',
    '\ufeff',
  ]
  const spellings = unseen.flatMap((one) => [`lee${one}@post.example`, `lee@po${one}st.example`])
  for (const to of spellings) expect([to, isEmail(to)]).toEqual([to, false])
  expect(await ordered(spellings)).toEqual(spellings.map(() => 400))
  expect(post.arrived).toHaveLength(before)
})

test('a phone number is the same recipient however it is grouped', async () => {
  const spellings = [
    '202-555-0177',
    '(202) 555-0177',
    '2025550177',
    '+1 202 555 0177',
    '1.202.555.0177',
  ]
  const more = ['202 555\u00a00177', '202.555.0177', '+1(202)555-0177']
  expect(taken(await ordered([...spellings, ...more]))).toBe(mostADay)
})

test.each([
  ['emails', 'all.at.once@post.example'],
  ['texts', '202-555-0178'],
])('many %s ordered at once for one recipient send no more than one by one', async (_, to) => {
  const before = post.arrived.length
  const statuses = await Promise.all(Array.from({ length: 20 }, () => order(to)))
  expect(taken(statuses)).toBeLessThanOrEqual(mostADay)
  expect(post.arrived.length - before).toBeLessThanOrEqual(mostADay)
})
