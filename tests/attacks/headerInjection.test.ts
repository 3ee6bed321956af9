/** User input in response headers never becomes a header of its own or another host. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'
import {
  add,
  click,
  type Users,
  open,
  signInUsers,
  send,
  somePdf,
} from '../resources/adminAndDealer'
import { ask } from '../site/ask'
import { hostileTexts } from './inputs'

let world: World
let port: number
let users: Users
beforeAll(async () => {
  world = await startWorld()
  port = Number(new URL(world.url).port)
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

const broken = '\r\nSet-Cookie: evil=1\r\n\r\n<script>attacked=1</script>'

test('a filename can’t inject a header', async () => {
  const names = [...hostileTexts, broken, `"; filename="evil.exe`, `x${'\u00e9'.repeat(100)}`]
  let taken = 0
  for (const name of names) {
    const sent = await send(users, `${name.toWellFormed()}.pdf`, somePdf(100))
    if (!sent.ok) continue
    const { id, filename } = (await sent.json()) as { id: string; filename: string }
    const resource = await add(users, { filename, upload: id }).catch(() => null)
    if (!resource) continue
    taken++
    const reply = await ask(port, await click(users, resource.id), {
      headers: { cookie: users.dealer },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/,
    )
    expect(reply.headers['content-type']).toBe('application/pdf')
  }
  expect(taken).toBeGreaterThan(10)
})

test('a resource’s URL can’t inject a header', async () => {
  const urls = [
    `https://ok.example/${broken}`,
    'javascript:attacked=1',
    '//evil.example',
    '\\\\evil',
    'data:text/html,x',
  ]
  for (const url of urls) {
    const made = await add(users, { url, filename: 'link' }).catch(() => null)
    if (!made) continue
    const ticket = await click(users, made.id)
    const reply = await open(users, ticket)
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(reply.headers.get('location') ?? '').toMatch(/^(https:\/\/ok\.example\/[^\s]*)?$/)
  }
})

test.each([
  '/system/?x=%0d%0aSet-Cookie:%20evil=1',
  '/system/?//evil.example',
  '//evil.example/system/',
  '///system/',
  '/%5cevil.example/system/',
  '/%2f%2fevil.example/',
  '/.evil.example/',
  '/@evil.example/',
])('the path of a page can’t inject a header: %s', async (path) => {
  const { headers } = await ask(port, path, { headers: { host: 'evil.example' } })
  expect(headers['set-cookie']).toBeUndefined()
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/system(\?|$)/)
})
