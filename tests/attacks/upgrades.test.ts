/** WebSocket upgrade requests with no path or two, and listeners that throw on one. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { containErrors } from '#server/http/containErrors'
import { rawConnection } from '../faults/rawSocket'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

/** The first line of the response, once the server has closed the connection. */
async function statusLine(port: number, method: string, target: string, more = '') {
  const { socket, heard } = await rawConnection(port)
  const closed = once(socket, 'close')
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`,
  )
  await closed
  return heard().split('\r\n')[0]
}

describe('a server', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  const webSocket = '/socket.io/?EIO=4&transport=websocket'

  test.each([
    '//',
    '//:0',
    '/\\',
    '///',
    '//[',
    'http://a:99999/',
    'http://[/',
    '*',
    '/%',
    `/${webSocket}`,
    `http://a${webSocket}`,
    '/socket.io/',
    `${webSocket}&transport=polling`,
    '/socket.io/?EIO=4&transport=polling&transport=websocket',
    `${webSocket}&sid=&sid=`,
    `${webSocket}&sid=__proto__`,
  ])('refuses to upgrade %s and stays up', async (target) => {
    const { pid } = server
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await statusLine(server.port, method, target)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await ask(server.port, '/api/health')).status).toBe(200)
    expect(server.pid).toBe(pid)
  })
})

describe('a listener that throws', () => {
  let server: Server
  const logged: object[] = []
  afterEach(() => server.close())

  async function listening(event: string): Promise<number> {
    logged.length = 0
    server = createServer((_, reply) => reply.end('fine'))
    server.prependListener(event, (first: { url?: string; destroyed?: boolean }) => {
      if (event !== 'request' || first.url === '/bad') throw new Error('nobody foresaw it')
    })
    containErrors(server, { error: (line: object) => logged.push(line) })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  test.each([
    ['request', '/bad', 'Connection: close\r\n'],
    ['upgrade', '/', ''],
    ['checkExpectation', '/', 'Expect: a wonder\r\nConnection: close\r\n'],
    ['clientError', '/ nonsense', ''],
  ])('over %s closes only its own connection, and is logged', async (event, target, more) => {
    const port = await listening(event)
    const status = await statusLine(port, 'GET', target, more)
    expect(status).toMatch(/^HTTP\/1\.1 400 /)
    expect(logged).toMatchObject([{ event, err: { message: 'nobody foresaw it' } }])
    expect(await ask(port, '/')).toMatchObject({ status: 200, text: 'fine' })
  })
})
