/** Whether a URL responds, without our server ever connecting to a forbidden address. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSilent } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from '#server/http/outgoing/publicAddress'
import { checkUrl, type Network } from '#server/resources/checkUrl'

const servers: { close(): unknown; closeAllConnections?(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.()
    server.close()
  }
})

/** In these tests, only 127.0.0.1 counts as public; every other address is private. */
function network(names: Record<string, string[]> = {}, changes: Partial<Network> = {}): Network {
  return {
    addressesOf: async (name) => {
      const known = names[name]
      if (!known) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
      return known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    isAllowed: (address) => address === '127.0.0.1',
    timeoutMs: 5_000,
    ...changes,
  }
}

async function serve(answer: RequestListener, host = '127.0.0.1') {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  server.listen(0, host)
  await once(server, 'listening')
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, asked }
}

describe('checking a URL', () => {
  test('reports that it answers', async () => {
    const { url, asked } = await serve((_, response) => response.end('hello'))
    expect(await checkUrl(`${url}/a?b`, network())).toEqual({
      answers: true,
      status: 200,
      message: 'The URL responds: 200 OK.',
    })
    expect(asked).toEqual(['HEAD /a?b'])
  })

  test('resolves its name once and connects to that address', async () => {
    const { port } = await serve((request, response) => response.end(request.headers.host))
    let asked = 0
    const changing = network(
      {},
      // A name that resolves to a public address first and a private one afterwards.
      {
        addressesOf: async () => [
          { address: ++asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 },
        ],
      },
    )
    expect(await checkUrl(`http://cdn.example:${port}/`, changing)).toMatchObject({ answers: true })
    expect(asked).toBe(1)
  })

  test('counts 404 as no answer', async () => {
    const { url, asked } = await serve((_, response) => response.writeHead(404).end())
    expect(await checkUrl(url, network())).toEqual({
      answers: false,
      status: 404,
      message: 'The URL doesn’t respond: 404 Not Found.',
    })
    expect(asked).toEqual(['HEAD /', 'GET /'])
  })

  test('falls back to GET when HEAD is refused, without reading to the end', async () => {
    let closed = false
    const { url } = await serve((request, response) => {
      if (request.method === 'HEAD') return response.writeHead(405).end()
      response.writeHead(200)
      const endless = setInterval(() => response.write('x'.repeat(65_536)), 1)
      return response.on('close', () => {
        closed = true
        clearInterval(endless)
      })
    })
    expect(await checkUrl(url, network())).toMatchObject({ answers: true, status: 200 })
    await expect.poll(() => closed).toBe(true)
  })

  test('follows redirects', async () => {
    const { url } = await serve((request, response) =>
      request.url === '/new' ? response.end() : response.writeHead(301, { location: '/new' }).end(),
    )
    expect(await checkUrl(`${url}/old`, network())).toMatchObject({ answers: true, status: 200 })
  })

  test('gives up on endless redirects', async () => {
    const { url, asked } = await serve((_, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    expect(await checkUrl(url, network())).toEqual({
      answers: false,
      message: 'The URL doesn’t respond: it redirects endlessly.',
    })
    expect(asked.length).toBeLessThan(10)
  })

  test('reports a closed port, an unknown name and silence', async () => {
    const { url, port } = await serve(() => {})
    for (const server of servers.splice(0)) server.close()
    expect((await checkUrl(url, network())).message).toMatch(/the connection was refused/)
    const unknown = await checkUrl(`http://no.example:${port}`, network())
    expect(unknown.message).toBe('The URL doesn’t respond: the host doesn’t exist.')
    const silent = createSilent(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    servers.push(silent)
    const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const late = await checkUrl(silentUrl, network({}, { timeoutMs: 100 }))
    expect(late.message).toBe('The URL doesn’t respond: it takes too long.')
  })
})

describe('a URL check never connects to', () => {
  const forbidden = {
    answers: false,
    message: 'The URL doesn’t respond: it isn’t on the public internet.',
  }

  test.each([
    ['a private address', (port: number) => `http://127.0.0.2:${port}/`],
    ['a name for one', (port: number) => `http://inside.example:${port}/`],
    ['a name for a public and a private one', (port: number) => `http://both.example:${port}/`],
  ])('%s, also not after a redirect', async (_, place) => {
    const inside = await serve((_request, response) => response.end('secret'), '127.0.0.2')
    const names = network({
      'inside.example': ['127.0.0.2'],
      'both.example': ['127.0.0.1', '127.0.0.2'],
    })
    expect(await checkUrl(place(inside.port), names)).toEqual(forbidden)
    const { url } = await serve((_request, response) =>
      response.writeHead(302, { location: place(inside.port) }).end(),
    )
    expect(await checkUrl(url, names)).toEqual(forbidden)
    expect(inside.asked).toEqual([])
  })

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'gopher://127.0.0.1/', 'data:,x'])(
    'a redirect to %s',
    async (location) => {
      const { url } = await serve((_, response) => response.writeHead(302, { location }).end())
      expect(await checkUrl(url, network())).toMatchObject({ answers: false, status: 302 })
    },
  )

  test.each([
    (port: number) => `http://127.0.0.1:${port}/`,
    (port: number) => `http://localhost:${port}/`,
    (port: number) => `http://2130706433:${port}/`,
    (port: number) => `http://0x7f.1:${port}/`,
    (port: number) => `http://0:${port}/`,
    (port: number) => `http://[::1]:${port}/`,
    (port: number) => `http://[::]:${port}/`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
    (port: number) => `http://[::127.0.0.1]:${port}/`,
    (port: number) => `http://[64:ff9b::7f00:1]:${port}/`,
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'http://[fd00:ec2::254]/',
    () => 'http://100.100.100.200/',
    () => 'http://168.63.129.16/',
    () => 'http://10.0.0.1/',
  ])('%s, from the real internet', async (place) => {
    const { port, asked } = await serve((_, response) => response.end())
    expect(await checkUrl(place(port))).toEqual(forbidden)
    expect(asked).toEqual([])
  })
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['0.0.0.0', false],
  ['127.9.9.9', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.0.0.192', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['168.63.129.16', false],
  ['::ffff:168.63.129.16', false],
  ['::1', false],
  ['::', false],
  ['::127.0.0.1', false],
  ['::7f00:1', false],
  ['::a00:1', false],
  ['::808:808', false],
  ['4000::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::a00:1', false],
  ['2001:0:7f00::', false],
  ['no address', false],
] as const)('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
