/** Silent connections: an address may hold a limited number, and is still served on those. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits/limits'
import { startWorld, until, type World } from '../chat/world'
import { freePort } from '../freePort'

const most = 20
let world: World
const lines: Socket[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy()
  await world.close()
})

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const line = connect({ port, host: '127.0.0.1', localAddress })
  line.on('error', () => {})
  lines.push(line)
  await once(line, 'connect')
  return line
}

test('a block’s connection over the limit is closed at once; once another closes, there is room again', async () => {
  const port = await freePort()
  world = await startWorld({ port, limits: { ...defaultLimits, blockTcpConnections: most } })
  for (let n = 0; n < most; n++) await open(port)
  const late = await open(port)
  await until(() => late.closed)
  lines[0]?.destroy()
  await until(async () => {
    const next = await open(port)
    next.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const [reply] = await Promise.race([once(next, 'data'), once(next, 'close')])
    return String(reply).startsWith('HTTP/1.1 200')
  })
})

test('when all connections are taken, the address with the most loses one', async () => {
  const port = await freePort()
  world = await startWorld({ port, limits: { ...defaultLimits, maxTcpConnections: most } })
  for (let n = 0; n < most; n++) await open(port, n < most / 2 ? '127.0.1.1' : '127.0.2.1')
  for (let n = 0; n < 5; n++) {
    const one = await open(port, `127.0.3.${n + 1}`)
    one.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    const [reply] = await Promise.race([once(one, 'data'), once(one, 'close')])
    expect(String(reply)).toContain('HTTP/1.1 200')
  }
  const left = lines.slice(0, most).filter(({ closed }) => !closed)
  expect(left).toHaveLength(most - 5)
  expect(lines[0]?.closed).toBe(true)
})

test('behind a proxy, connections from the proxy aren’t limited as one block', async () => {
  const port = await freePort()
  const env = { TRUST_PROXY: '1' }
  world = await startWorld({ port, env, limits: { ...defaultLimits, blockTcpConnections: most } })
  for (let n = 0; n <= most; n++) await open(port)
  const last = lines.at(-1)
  last?.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
  const [reply] = last ? await once(last, 'data') : []
  expect(String(reply)).toContain('HTTP/1.1 200')
})
