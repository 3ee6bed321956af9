/** Trying thousands of private links: a rejection costs the server no more than a valid request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../cpuTime'
import * as at from '../quotes/adminAndCustomer'
import { type RunningServer, startServer } from '../runningServer'
import { ask, type Reply } from '../site/ask'

const rounds = 6
const inEach = 40
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const unknown = 'b'.repeat(22)
const patient = '192.0.2.1'

let server: RunningServer
let quote: string
let people = 0
beforeAll(async () => {
  // The test acts as the proxy, so it can send from many addresses.
  server = await startServer({ env: { TRUST_PROXY: '1' } })
  quote = (await at.handedOut(await at.signInUsers(server.url))).token
})
afterAll(() => server.remove())

function open(path: string, address = `10.1.${people >> 8}.${people++ & 255}`): Promise<Reply> {
  return ask(server.port, path, { headers: { ...headers, 'x-forwarded-for': address } })
}

/** The server's CPU time in milliseconds, measured in turns for each kind. */
async function costs(kinds: Record<string, [status: number, () => Promise<Reply>]>) {
  const spent = Object.fromEntries(Object.keys(kinds).map((name) => [name, 0]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, [status, asking]] of Object.entries(kinds)) {
      const before = cpuTimeOf(server.pid ?? 0)
      const replies = await Promise.all(Array.from({ length: inEach }, asking))
      // The first round is a warm-up.
      if (round > 0) spent[name] = (spent[name] ?? 0) + cpuTimeOf(server.pid ?? 0) - before
      // A limited address is let through now and then.
      const meant = replies.filter((reply) => reply.status === status)
      expect(meant.length).toBeGreaterThan(inEach / 2)
    }
  }
  return spent
}

describe.skipIf(process.platform !== 'linux')('refused links cost under twice served ones', () => {
  test.each(['/quote/', '/request/'])('%s', async (path) => {
    // Until this address is limited.
    await Promise.all(Array.from({ length: 100 }, () => open(path + unknown, patient)))
    const { page, data, ...refused } = await costs({
      page: [200, () => open(`/quote/${quote}`)],
      data: [200, () => open(`/api/quote/${quote}`)],
      unknown: [404, () => open(path + unknown)],
      misshapen: [404, () => open(`${path}x`)],
      tooMany: [429, () => open(path + unknown, patient)],
    })
    const served = Math.min(page ?? 0, data ?? 0)
    for (const [kind, spent] of Object.entries(refused))
      expect([kind, spent < 2 * served, spent, served]).toEqual([kind, true, spent, served])
  })
})
