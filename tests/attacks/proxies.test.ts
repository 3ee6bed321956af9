/** Whose X-Forwarded-For is trusted. */
import { afterEach, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../runningServer'
import { ask } from '../site/ask'

let server: RunningServer
afterEach(() => server.remove())

/** Guesses by one client naming another address each time; `hops` is what the proxies append. */
async function guessing(trust: string | undefined, hops: string[]): Promise<number[]> {
  server = await startServer({ env: { TRUST_PROXY: trust } })
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    const reply = await ask(server.port, '/api/session/admin', {
      method: 'POST',
      headers: {
        origin: server.url,
        'content-type': 'application/json',
        'x-forwarded-for': [`198.51.100.${n}`, ...hops].join(', '),
      },
      body: JSON.stringify({ password: `guess ${n}` }),
    })
    statuses.push(reply.status)
  }
  return statuses
}

const limited = [401, 401, 401, 401, 401, 429, 429]

describe('an invented X-Forwarded-For address is ignored', () => {
  test.each([
    ['without a proxy', undefined, []],
    ['behind one proxy', '1', ['192.0.2.7']],
    ['behind two proxies', '2', ['192.0.2.7', '10.0.0.2']],
    ['behind proxies that are named', '127.0.0.1, 10.0.0.0/8', ['192.0.2.7', '10.0.0.2']],
    ['behind a proxy that is not the one named', '10.0.0.2', ['192.0.2.7']],
  ])('%s', async (_, trust, hops) => {
    expect(await guessing(trust, hops)).toEqual(limited)
    expect(server.output()).not.toContain('TRUST_PROXY')
  })
})

test('TRUST_PROXY=true trusts any address, and each start warns and says what to set', async () => {
  expect(await guessing('true', ['192.0.2.7'])).not.toContain(429)
  expect(server.output()).toMatch(/WARNING: TRUST_PROXY=true trusts any address a client/)
  expect(server.output()).toContain('TRUST_PROXY=1')
  await server.stop()
  await server.start()
  expect(server.output().match(/WARNING/g)).toHaveLength(2)
})
