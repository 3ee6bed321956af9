/** Headers of every response against framing, sniffing and caching, whatever was requested. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type World } from '../chat/world'
import { type Ask, ask } from '../site/ask'

let world: World
let port: number
let cookie: string
beforeAll(async () => {
  world = await startWorld()
  port = Number(new URL(world.url).port)
  cookie = await world.signIn()
})
afterAll(() => world.close())

const own = () => ({ origin: world.url, cookie })
const polling = '/socket.io/?EIO=4&transport=polling'

describe('security headers', () => {
  test.each<[number, string, () => Ask]>([
    [200, '/api/health', () => ({})],
    [200, '/api/chat/counts', () => ({ headers: own() })],
    [200, '/api/chat/counts', () => ({ method: 'HEAD', headers: own() })],
    [400, '/api/chat/interactions?limit=0', () => ({ headers: own() })],
    [401, '/api/chat/counts', () => ({})],
    [403, '/api/session/admin', () => ({ method: 'POST', body: '{}' })],
    [404, '/api/nothing', () => ({ headers: own() })],
    [405, '/api/chat/counts', () => ({ method: 'DELETE', headers: own() })],
    [405, '/', () => ({ method: 'POST', headers: own() })],
    [
      413,
      '/api/session/admin',
      () => ({
        method: 'POST',
        headers: { ...own(), 'content-type': 'application/json' },
        body: 'x'.repeat(1024 * 1024 + 1),
      }),
    ],
    [413, '/', () => ({ headers: { 'x-huge': 'x'.repeat(20_000) } })],
    [400, '/%ff', () => ({})],
    [200, polling, () => ({ headers: own() })],
    [400, '/socket.io/', () => ({ headers: own() })],
    [400, `${polling}&sid=unknown`, () => ({ headers: own() })],
    [400, '/socket.io/?EIO=3&transport=polling', () => ({ headers: own() })],
    [403, polling, () => ({ headers: { origin: 'https://evil.example' } })],
    [404, '/nowhere', () => ({})],
    [200, '/', () => ({})],
  ])('are sent with %i %s', async (status, path, options) => {
    const reply = await ask(port, path, options())
    expect(reply.status).toBe(status)
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers).not.toHaveProperty('x-powered-by')
    expect(reply.headers).not.toHaveProperty('server')
  })

  test('forbid caches to keep API replies', async () => {
    for (const path of ['/api/chat/counts', '/api/session/admin', '/api/chat/transcript']) {
      const reply = await ask(port, path, { headers: own() })
      expect([path, reply.headers['cache-control']]).toEqual([path, 'no-store'])
    }
  })
})
