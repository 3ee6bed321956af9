/**
 * The server is killed (SIGKILL) while visits are reported. Acknowledged reports are in the figures
 * after the restart, and once everything is reported again, acknowledged or not, each counts once.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import { type RunningServer, startServer } from '../runningServer'
import { zoneAtNoon } from '../zoneAtNoon'
import { signIn } from './admin'
import { eventually } from './eventually'
import { isLong } from './long'

vi.setConfig({ testTimeout: 600_000 })

const rounds = isLong ? 30 : 3
const people = 30
const latestKillMs = 400
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

let server: RunningServer
let cookie: string
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: 'true', TIME_ZONE: zoneAtNoon() } })
  cookie = await signIn(server.url)
})
afterAll(() => server.remove())

interface Batch {
  address: string
  view: string
  used: string
  isAcknowledged: boolean
}

async function report(batch: Batch): Promise<void> {
  const { address, view, used } = batch
  const reply = await fetch(`${server.url}/api/visits`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      'user-agent': browser,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      hits: [
        { kind: 'view', id: view, path: '/system' },
        { kind: 'engaged', id: used, view, ms: 10 },
      ],
    }),
  })
  expect(reply.status).toBe(200)
  batch.isAcknowledged = true
}

/** Waits until a recount after a kill is done. */
async function figures(query: Record<string, string> = {}): Promise<Figures> {
  const path = `/api/analytics?${new URLSearchParams({ range: '7d', ...query })}`
  return eventually(async () => {
    const read = await fetch(server.url + path, { headers: { cookie } })
    const figures: Figures = await read.json()
    return figures.isRecounting ? null : figures
  })
}

test(`killed ${rounds} times, no visit report is lost or counted twice`, async () => {
  const sent: Batch[] = []
  for (let round = 0; round < rounds; round++) {
    let isKilled = false
    const comes = async (person: number) => {
      for (let n = 0; n < 12 && !isKilled; n++) {
        const address = `10.${round}.0.${person}`
        const batch = { address, view: randomUUID(), used: randomUUID(), isAcknowledged: false }
        sent.push(batch)
        await report(batch)
      }
    }
    const coming = Promise.allSettled(Array.from({ length: people }, (_, one) => comes(one)))
    await pause(Math.random() * latestKillMs)
    await server.kill()
    isKilled = true
    await coming
    await server.start()

    // Some arrive while the day is still being recounted.
    const acknowledged = sent.filter((one) => one.isAcknowledged).length
    const again = sent.filter((one) => !one.isAcknowledged)
    const [back] = await Promise.all([figures(), ...again.map(report)])
    expect(back.sums.views).toBeGreaterThanOrEqual(acknowledged)
    for (const batch of sent.slice(-5)) await report(batch)
    const whole = await figures()
    expect(whole.sums).toMatchObject({
      visitors: new Set(sent.map(({ address }) => address)).size,
      visits: new Set(sent.map(({ address }) => address)).size,
      views: sent.length,
      engagedMs: sent.length * 10,
    })
    // From the totals, and from the individual visits.
    expect((await figures({ page: '/system' })).sums).toEqual(whole.sums)
    expect((await figures({ page: '/system', device: 'Desktop' })).sums).toEqual(whole.sums)
  }
})
