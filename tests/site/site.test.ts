import { rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseBrokenBytes, refuseBrokenPath } from '#server/http/brokenRequest'
import { errorReply, Refusal } from '#server/http/refusal'
import { type Site, site } from '#server/site/site'
import { errorCodes } from '#shared/contract'
import { type Ask, ask } from './ask'
import { inlineHash, makeBuiltFolder, scriptText } from './builtFolder'

const folder = makeBuiltFolder()
const opened: FastifyInstance[] = []

const noLink = async () =>
  Promise.reject(new Refusal('not-found', 'This link doesn’t open a quote.'))
const quotes = {
  view: noLink,
  accept: noLink,
  decline: noLink,
  ask: noLink,
  newerPath: noLink,
  seen: noLink,
  pdf: noLink,
}
const requests = { view: noLink, send: noLink }

async function open(publicUrl?: string): Promise<{ port: number; served: Site }> {
  const app = fastify({
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: refuseBrokenBytes,
  })
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? errorCodes[error.code] : 500
    return reply.code(status).send(errorReply(error))
  })
  const served = await site(app, {
    publicUrl,
    isVisible: true,
    taglines: { primary: 'Smart', secondary: 'Transform' },
    kept: '90 days',
    folder,
    quotes,
    requests,
    describeCalls: () => ({ paths: {} }),
    timeZone: 'America/New_York',
  })
  app.get('/api/health', async () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push(app)
  return { port: (app.server.address() as AddressInfo).port, served }
}

let port: number
const get = (path: string, options?: Ask) => ask(port, path, options)

beforeAll(async () => {
  port = (await open()).port
})
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()))
  rmSync(folder, { recursive: true })
})

describe('a public page', () => {
  test('is complete HTML with its own status', async () => {
    const reply = await get('/system')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.text).toContain('<h1>System</h1>')
    expect(reply.text).not.toContain('%')
  })

  test('comes in the requested encoding, with the same content in each', async () => {
    const plain = await get('/')
    const br = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const gzip = await get('/', { headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } })
    const none = await get('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(none.headers['content-encoding']).toBeUndefined()
    expect(none.body.equals(plain.body)).toBe(true)
    expect(new Set([plain, br, gzip].map((reply) => reply.headers.vary))).toEqual(
      new Set(['accept-encoding']),
    )
  })

  test('is not sent again to a browser that has it', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await get('/', { headers })
    const etag = first.headers.etag ?? ''
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { headers: { ...headers, 'if-none-match': held } })
      expect([held, again.status, again.body.length]).toEqual([held, 304, 0])
      expect(again.headers.etag).toBe(etag)
    }
    const other = await get('/', { headers: { ...headers, 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get('/system')
    const head = await get('/system', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.headers.etag).toBe(whole.headers.etag)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'refuses %s with 405, whatever the body',
    async (method) => {
      const headers = { 'content-type': 'application/x-unknown' }
      const reply = await get('/system', { method, headers, body: 'x' })
      expect(reply.status).toBe(405)
      expect(reply.headers.allow).toBe('GET, HEAD')
      expect(JSON.parse(reply.text).error.code).toBe('method-not-allowed')
    },
  )

  test.each([
    ['/system/?from=card', 308, '/system?from=card'],
    ['/admin/login/', 308, '/admin/login'],
    ['/admin', 302, '/admin/dashboard'],
    ['/dealer/', 302, '/dealer/resources'],
  ])('is found at %s, too, and has one address', async (path, status, location) => {
    const reply = await get(path)
    expect([reply.status, reply.headers.location]).toEqual([status, location])
  })
})

describe("Whisper's visibility", () => {
  test('is in every page from the next request on', async () => {
    const { port, served } = await open()
    const shown = await ask(port, '/')
    served.setVisibility(false)
    const hidden = await ask(port, '/', { headers: { 'if-none-match': shown.headers.etag ?? '' } })
    served.setVisibility(true)
    const again = await ask(port, '/', { headers: { 'if-none-match': shown.headers.etag ?? '' } })
    expect(shown.text).toContain('data-whisper="visible"')
    expect(hidden.status).toBe(200)
    expect(hidden.text).toContain('data-whisper="hidden"')
    expect(again.status).toBe(304)
  })
})

describe('the site’s address', () => {
  test('is never taken from a Host header', async () => {
    const reply = await get('/', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(reply.text).toContain('<link rel="canonical" href="/system">')
    expect(reply.text + JSON.stringify(reply.headers)).not.toContain('evil.example')
    const turned = await get('/system/', { headers: { host: 'evil.example' } })
    expect(turned.headers.location).toBe('/system')
  })

  test('is PUBLIC_URL when that is set, in pages, robots and sitemap', async () => {
    const { port } = await open('https://gates.example')
    const page = await ask(port, '/')
    expect(page.text).toContain('<link rel="canonical" href="https://gates.example/system">')
    for (const path of ['/', '/api/docs', '/api/docs/json']) {
      const { headers } = await ask(port, path)
      expect([path, headers['strict-transport-security']]).toEqual([
        path,
        expect.stringMatching(/^max-age=\d+/),
      ])
    }
    expect(page.headers['content-security-policy']).toContain('wss://gates.example')
    const robots = await ask(port, '/robots.txt')
    expect(robots.text).toContain('Sitemap: https://gates.example/sitemap.xml')
    const sitemap = await ask(port, '/sitemap.xml')
    expect(sitemap.text).toContain('<loc>https://gates.example/system</loc>')
  })

  test('without PUBLIC_URL means no sitemap and no promise of https', async () => {
    expect((await get('/sitemap.xml')).status).toBe(404)
    const robots = await get('/robots.txt')
    expect(robots.status).toBe(200)
    expect(robots.text).not.toContain('Sitemap')
    expect(robots.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('an unknown path', () => {
  test('gets 404 with the 404 page, and isn’t indexed', async () => {
    const reply = await get('/nowhere?x=1')
    expect(reply.status).toBe(404)
    expect(reply.text).toContain('<h1>Not Found</h1>')
    expect(reply.headers['x-robots-tag']).toBe('noindex')
    const held = { 'if-none-match': '*' }
    expect((await get('/nowhere', { headers: held })).status).toBe(404)
    const head = await get('/nowhere', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([404, 0])
  })

  test.each(['/api', '/api/nothing', '/api/nothing?x=1', '/socket.io/nothing'])(
    'under %s gets the standard error format',
    async (path) => {
      const reply = await get(path)
      expect(reply.status).toBe(404)
      expect(JSON.parse(reply.text)).toEqual({ error: { code: 'not-found', message: 'Not Found' } })
    },
  )

  test.each([
    '/../package.json',
    '/assets/../pages/site.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/pages/site.json',
    '/assets/..\\pages\\site.json',
    '/assets/main-1a2b3c.js%00.html',
    '/pages/site.json',
    '/.vite/manifest.json',
    '/assets/main-1a2b3c.js.br',
    '//evil.example/',
    '//evil.example/%2e%2e',
  ])('%s reaches no file', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBe(404)
    expect(reply.headers.location).toBeUndefined()
    expect(reply.text).toContain('<h1>Not Found</h1>')
  })
})

describe('an unreadable request', () => {
  test('with a malformed path gets the standard error format', async () => {
    const reply = await get('/%ff')
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.text)).toEqual({ error: { code: 'invalid', message: 'Bad Request' } })
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each([
    ['because it is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['because its headers are too long', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n`, 413],
  ])('%s is refused, and the server stays up', async (_why, bytes, status) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const pieces = await socket.toArray()
    const text = Buffer.concat(pieces).toString()
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(text.slice(text.indexOf('{'))).error.message).not.toBe('')
    expect((await get('/')).status).toBe(200)
  })
})

describe('the app shell', () => {
  test.each(['/admin/login', '/admin/whisper'])('%s is never kept or indexed', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['x-robots-tag']).toBe('noindex')
    expect(reply.text).toContain('<div id="root"></div>')
  })

  test('isn’t served for admin paths that don’t exist', async () => {
    expect((await get('/admin/nothing')).status).toBe(404)
  })
})

describe('a built file', () => {
  test('with a hash in its name is cached for a year', async () => {
    const reply = await get('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': 'br' } })
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(reply.body).toString()).toBe(scriptText)
  })

  test('without one is revalidated', async () => {
    const reply = await get('/favicon.svg')
    expect(reply.headers['content-type']).toBe('image/svg+xml')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test('that can’t be compressed is sent unchanged', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const reply = await get('/assets/lato-1a2b3c.woff2', { headers })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect([...reply.body]).toEqual([1, 2, 3])
  })
})

describe('security headers', () => {
  test.each(['/', '/admin/login', '/assets/main-1a2b3c.js', '/nowhere'])(
    'let %s load its own files and the one inline script, and forbid framing',
    async (path) => {
      const { headers } = await get(path)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain(`script-src 'self' '${inlineHash}'`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    },
  )

  test.each(['/api/health', '/api/no', '/system/'])('let %s load nothing at all', async (path) => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
