/** Quote form links for many strangers: a block's limit, and the daily texts kept for answers. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { World } from '../chat/world'
import { startPhoneWorld } from '../phone/phoneWorld'

let world: World
afterEach(() => world.close())

let people = 0
function newNumber(): string {
  people += 1
  return `202-55${5 + Math.floor(people / 10_000)}-${String(people % 10_000).padStart(4, '0')}`
}

async function order(from: string, to = newNumber()): Promise<number> {
  const headers = { 'x-forwarded-for': from }
  const body = { id: randomUUID(), to, consent: true }
  return (await world.call('POST', '/api/contact/links', { body, headers })).status
}

async function taken(addresses: readonly string[]): Promise<number> {
  const statuses = await Promise.all(addresses.map((from) => order(from)))
  return statuses.filter((status) => status === 200).length
}

test('all 65,536 networks of one IPv6 block can send only as many links as eight networks', async () => {
  world = await startPhoneWorld({ env: { TRUST_PROXY: '1' } })
  const networks = Array.from({ length: 60 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`)
  expect(await taken(networks)).toBe(40)
  expect(await order('2001:db8:8::1')).toBe(200)
})

test('links ordered from any number of blocks leave three quarters of the day’s texts for answers', async () => {
  world = await startPhoneWorld({ env: { TRUST_PROXY: '1' } })
  const everywhere = Array.from({ length: 520 }, (_, n) => `198.51.${n >> 8}.${n & 255}`)
  expect(await taken(everywhere)).toBe(500)
})

test('links refused by a recipient’s own limit don’t count toward the daily limit', async () => {
  world = await startPhoneWorld({ env: { TRUST_PROXY: '1' } })
  const everywhere = Array.from({ length: 510 }, (_, n) => `198.51.${n >> 8}.${n & 255}`)
  const to = newNumber()
  const statuses = await Promise.all(everywhere.map((from) => order(from, to)))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await order('203.0.113.1')).toBe(200)
})
