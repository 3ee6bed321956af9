/** Figures behind a shared link: readable by anyone with it, read-only, gone once removed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.at('192.0.2.1').see('/about')
})
afterAll(() => site.close())

const asAdmin = async (method: string) => {
  const { cookie } = site
  const reply = await site.world.call(method, '/api/analytics/link', { cookie })
  expect(reply.status).toBe(200)
  return (await reply.json()).token as string | null
}
const read = (token: string | null, query = '') =>
  site.world.call('GET', `/api/figures/${token}${query}`)

test('the shared link shows what an admin sees, until it is removed', async () => {
  expect(await asAdmin('GET')).toBeNull()
  const [token, again] = await Promise.all([asAdmin('POST'), asAdmin('POST')])
  expect(again).toBe(token)
  const shared = await read(token, '?range=today')
  expect(shared.status).toBe(200)
  expect(shared.headers.get('cache-control')).toBe('no-store')
  const { sums, topPages } = await site.figures()
  expect(await shared.json()).toMatchObject({ sums, topPages })
  expect(await asAdmin('DELETE')).toBeNull()
  expect((await read(token)).status).toBe(404)
  expect(await asAdmin('POST')).not.toBe(token)
})

test('the shared link reveals nothing to guesses, custom date ranges or too many requests', async () => {
  const token = await asAdmin('POST')
  for (const guess of ['null', 'x', token?.toLowerCase() ?? '', 'a'.repeat(22)])
    expect((await read(guess)).status, guess).toBe(404)
  expect((await read(token, '?range=free&from=2031-01-01&to=2031-06-01')).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 40 }, () => read(token)))
  expect(many.some(({ status }) => status === 429)).toBe(true)
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await site.world.call(method, '/api/analytics/link')).status).toBe(401)
})
