/** Connections on which nothing is ever said: one address holds only so many, and is served on those. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { defaultLimits } from '#server/http/limits'
import { startWorld, until, type World } from '../chat/world'
import { freePort } from '../freePort'

const most = 20
let world: World
const lines: Socket[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy()
  await world.close()
})

async function open(port: number): Promise<Socket> {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => {})
  lines.push(line)
  await once(line, 'connect')
  return line
}

test('one more is ended at once; when one of the others goes, there is room again', async () => {
  const port = await freePort()
  world = await startWorld({ port, limits: { ...defaultLimits, addressLines: most } })
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

test('behind a proxy, which all of them come from, it is the proxy that counts', async () => {
  const port = await freePort()
  const env = { TRUST_PROXY: '1' }
  world = await startWorld({ port, env, limits: { ...defaultLimits, addressLines: most } })
  for (let n = 0; n <= most; n++) await open(port)
  const last = lines.at(-1)
  last?.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n')
  const [reply] = last ? await once(last, 'data') : []
  expect(String(reply)).toContain('HTTP/1.1 200')
})
