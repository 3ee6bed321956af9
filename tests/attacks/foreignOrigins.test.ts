/** Only our own pages may call, whatever a request claims about its origin and host. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPassword, startWorld, type World } from '../chat/world'
import { ask } from '../site/ask'
import { declaredCalls } from './declared'
import { requestOf } from './inputs'
import { contentsOfAll, settledContents, stocked } from './stock'

let world: World
let port: number
beforeAll(async () => {
  world = await startWorld()
  port = Number(new URL(world.url).port)
})
afterAll(() => world.close())

const body = JSON.stringify({ password: adminPassword })

async function signInFrom(headers: Record<string, string>, on = port): Promise<number> {
  const all = { 'content-type': 'application/json', ...headers }
  return (await ask(on, '/api/session/admin', { method: 'POST', headers: all, body })).status
}

describe('a state-changing call', () => {
  test.each<[string, () => Record<string, string>]>([
    ['our own page', () => ({ origin: world.url })],
    ['our own page, without an origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the address bar', () => ({ 'sec-fetch-site': 'none' })],
  ])('from %s is served', async (_, headers) => {
    expect(await signInFrom(headers())).toBe(200)
  })

  test.each<[string, () => Record<string, string>]>([
    ['a foreign page', () => ({ origin: 'https://evil.example' })],
    ['a page without an origin of its own', () => ({ origin: 'null' })],
    ['nowhere', () => ({})],
    ['another site, without an origin', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a neighbor on the same domain', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' })],
    ['a name that begins like ours', () => ({ origin: `${world.url}.evil.example` })],
    ['a name with ours as its user', () => ({ origin: `${world.url}@evil.example` })],
    ['what is no address', () => ({ origin: 'evil' })],
    [
      'a foreign page that names us as its host too',
      () => ({
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
      }),
    ],
  ])('from %s is refused', async (_, headers) => {
    expect(await signInFrom(headers())).toBe(403)
  })

  test('from a foreign page is refused even when Origin and Host both name our site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }
    expect(await signInFrom(headers)).toBe(403)
  })
})

describe('with all cookies of a signed-in user', () => {
  const changing = declaredCalls.filter(({ address }) => !address.startsWith('GET'))
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ]
  // Types a form sends without a preflight request.
  const types = ['application/x-www-form-urlencoded', 'text/plain']

  test('a foreign page or its forms can make no state-changing call', async () => {
    const stock = await stocked(world.url)
    const cookie = [stock.admin, stock.dealer, stock.visitor].join('; ')
    const before = await settledContents(world.store)
    const served: unknown[] = []
    for (const call of changing) {
      const [asked] = fc.sample(requestOf(call, { hostility: 0, ids: stock.ids }), {
        seed: 1,
        numRuns: 1,
      })
      if (!asked) continue
      const { method, path, body = '{}' } = asked
      for (const from of foreign) {
        for (const type of types) {
          const headers = { ...from, cookie, 'content-type': type }
          const { status } = await ask(port, path, { method, headers, body })
          if (status !== 403 && status !== 404) served.push([call.name, from, type, status])
        }
      }
    }
    expect(served).toEqual([])
    expect(await contentsOfAll(world.store)).toEqual(before)
  })
})

test('with PUBLIC_URL set, only that origin is accepted, whatever Host says', async () => {
  const published = await startWorld({ env: { PUBLIC_URL: 'https://gates.example' } })
  const on = Number(new URL(published.url).port)
  expect(await signInFrom({ origin: 'https://gates.example' }, on)).toBe(200)
  const forged = { origin: 'http://evil.example', host: 'evil.example' }
  expect(await signInFrom(forged, on)).toBe(403)
  expect(await signInFrom({ origin: 'http://gates.example' }, on)).toBe(403)
  await published.close()
})

test('no answer lets another origin read it, and preflight requests get nothing', async () => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  for (const [method, path] of [
    ['OPTIONS', '/api/session/admin'],
    ['OPTIONS', '/socket.io/?EIO=4&transport=polling'],
    ['GET', '/api/whisper/settings'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
    ['GET', '/'],
  ] as const) {
    const reply = await ask(port, path, { method, headers })
    const granted = Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))
    expect([path, granted]).toEqual([path, []])
    if (method === 'OPTIONS') expect(reply.status).toBeGreaterThanOrEqual(400)
  }
})

test('a forged Host appears in no page, redirect, cookie or document', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
  }
  for (const path of ['/', '/system/', '/admin/login', '/robots.txt', '/sitemap.xml', '/nowhere']) {
    const reply = await ask(port, path, { headers })
    expect([path, reply.text + JSON.stringify(reply.headers)]).toEqual([
      path,
      expect.not.stringContaining('evil.example'),
    ])
  }
  const opened = await ask(port, '/api/chat/open', {
    method: 'POST',
    headers: { ...headers, origin: 'http://evil.example' },
  })
  expect(JSON.stringify(opened.headers)).not.toContain('evil.example')
  expect(opened.headers['set-cookie']?.join()).not.toMatch(/Domain/i)
})

describe('X-Forwarded-For', () => {
  const wrong = (on: number, origin: string, forwarded: string) =>
    ask(on, '/api/session/admin', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ password: 'a guess' }),
    })

  test.each([
    ['one proxy believes the last address alone', '1', '192.0.2.7', 429],
    ['a proxy elsewhere is not this one', '10.9.8.7', '192.0.2.7', 429],
    ['our proxy, by its address, is believed', '127.0.0.1', '192.0.2.7', 429],
  ])(
    'forged before the proxy’s own entry doesn’t help guessing: %s',
    async (_, trust, real, expected) => {
      const guessed = await startWorld({ env: { TRUST_PROXY: trust } })
      const on = Number(new URL(guessed.url).port)
      const statuses: number[] = []
      for (let n = 0; n < 6; n++) {
        statuses.push((await wrong(on, guessed.url, `198.51.100.${n}, ${real}`)).status)
      }
      expect(statuses.at(-1)).toBe(expected)
      await guessed.close()
    },
  )

  test('from one proxy tells clients apart by the address the proxy adds', async () => {
    const proxied = await startWorld({ env: { TRUST_PROXY: '1' } })
    const on = Number(new URL(proxied.url).port)
    for (let n = 0; n < 6; n++) await wrong(on, proxied.url, '192.0.2.1')
    expect((await wrong(on, proxied.url, '192.0.2.1')).status).toBe(429)
    expect((await wrong(on, proxied.url, '192.0.2.2')).status).toBe(401)
    await proxied.close()
  })
})
