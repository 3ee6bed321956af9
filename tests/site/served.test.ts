/** The site as the program serves it: the real build, through the whole app. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from './ask'

let server: RunningServer
const get = (path: string, options?: Parameters<typeof ask>[2]) => ask(server.port, path, options)

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

describe('the home page', () => {
  test('is complete: every file it names exists and is cached for a year, and no other host is used', async () => {
    const { text } = await get('/')
    const addresses = [...text.matchAll(/(?:href|src|data-main|data-panel)="(\/[^"]*)"/g)]
      .flatMap(([, found = '']) => found.split(' '))
      .filter((address) => address.startsWith('/assets/'))
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of new Set(addresses)) {
      const file = await get(address)
      expect([address, file.status]).toEqual([address, 200])
      expect(file.headers['cache-control']).toContain('immutable')
    }
    expect(text).not.toMatch(/(?:src|href)="https?:\/\/(?!example)[^"]*\.(?:js|css|woff2?)/)
  })

  test('has no inline style, and no inline script but the one whose hash the policy names', async () => {
    const { text, headers } = await get('/')
    expect(text).not.toMatch(/\sstyle="|<style/)
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(1)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts[0]))
    const hash = Buffer.from(digest).toString('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })
})

describe('every answer has the security headers', () => {
  test.each([
    ['a refusal by origin', 'POST', '/api/chat/open', { origin: 'https://evil.example' }, 403],
    ['a call', 'GET', '/api/whisper/settings', {}, 200],
    ['a call without a session', 'GET', '/api/chat/counts', {}, 401],
    ['the documentation', 'GET', '/api/docs', {}, 200],
    ['a socket that is refused', 'GET', '/socket.io/?EIO=4&transport=polling', {}, 403],
    ['a path that cannot be read', 'GET', '/%ff', {}, 400],
  ])('%s', async (_name, method, path, headers, status) => {
    const reply = await get(path, { method, headers })
    expect(reply.status).toBe(status)
    expect(reply.headers['content-security-policy']).toContain('default-src')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })
})
