/** Connections count toward the address they come from, whatever the request looks like. */
import { afterEach, expect, test } from 'vitest'
import { defaultLimits, type Limits } from '#server/http/limits/limits'
import { startWorld, until, type World } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { frame, handshake, rawConnection, rawVisitor } from '../faults/rawSocket'

let world: World
afterEach(() => world.close())

async function begin(limits: Partial<Limits>): Promise<number> {
  const env = { TRUST_PROXY: '1' }
  world = await startWorld({ env, limits: { ...defaultLimits, ...limits } })
  return Number(new URL(world.url).port)
}

async function newCookie(): Promise<string> {
  return cookieOf(await world.call('POST', '/api/chat/open'))
}

test('a query that only resembles an existing connection’s counts as a new connection', async () => {
  await begin({ connections: { burst: 3, perSecond: 0.001 } })
  const statuses: number[] = []
  for (const query of ['', '', '', '', '&x=sid=', '&sid=', '&x[sid]=1', '&SID=1'])
    statuses.push((await world.call('GET', `/socket.io/?EIO=4&transport=polling${query}`)).status)
  expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403])
})

test('an address may hold a limited number of connections, and open more once some close', async () => {
  const port = await begin({ addressConnections: 3 })
  const cookie = await newCookie()
  const open = [
    await rawVisitor(port, cookie),
    await rawVisitor(port, cookie),
    await rawVisitor(port, cookie),
  ]
  const refused = await rawConnection(port)
  refused.socket.write(handshake(port, cookie))
  await expect(refused.hears('0{"sid"')).rejects.toThrow('The connection ended')
  open[0]?.socket.destroy()
  const another = await until(() => rawVisitor(port, cookie).catch(() => null))
  for (const one of [...open, another]) one.socket.destroy()
})

test('where all connections are taken, whoever has the most gives up the oldest', async () => {
  await begin({ allConnections: 3 })
  const poll = (address: string, sid = '') =>
    world.call('GET', `/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`, {
      headers: { 'x-forwarded-for': address },
    })
  const [one, other] = ['198.51.100.1', '198.51.100.2']
  const [first, second, third] = [await poll(one), await poll(one), await poll(one)]
  expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await poll(one)).status).toBe(403)
  expect((await poll(other)).status).toBe(200)
  const { sid } = JSON.parse((await first.text()).slice(1))
  expect((await poll(one, sid)).status).toBe(400)
  expect((await poll(one)).status).toBe(403)
  // Nobody is kept out by many who have little.
  for (const address of ['198.51.100.3', '198.51.100.4', '198.51.100.5', '198.51.100.6'])
    expect((await poll(address)).status).toBe(200)
})

test('a WebSocket handshake that never completes is cut', async () => {
  const port = await begin({})
  const cookie = await newCookie()
  const begun = await world.call('GET', '/socket.io/?EIO=4&transport=polling', { cookie })
  const { sid } = JSON.parse((await begun.text()).slice(1))
  const probing = await rawConnection(port)
  probing.socket.write(
    handshake(port, cookie).replace('transport=websocket', `transport=websocket&sid=${sid}`),
  )
  await probing.hears('101 Switching Protocols')
  probing.socket.pause()
  const probes = Buffer.concat(Array.from({ length: 100 }, () => frame('2probe')))
  await until(() => {
    probing.socket.write(probes)
    return probing.socket.destroyed
  })
  const after = `/socket.io/?EIO=4&transport=polling&sid=${sid}`
  expect((await world.call('GET', after, { cookie })).status).toBe(400)
})
