/** Each click is one download, whatever happens to it; and none is lost. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Downloads } from '#server/resources/downloads'
import type { Ticket } from '#server/resources/tickets'
import { startWorld, until, type World } from '../chat/world'
import { gathered } from '../store/gathered'
import { rowsOf } from '../store/stores'
import {
  add,
  addFile,
  call,
  click,
  downloadsOf,
  type Users,
  open,
  signInUsers,
  somePdf,
} from './adminAndDealer'

let world: World
let users: Users
beforeEach(async () => {
  world = await startWorld({ env: { TIME_ZONE: 'America/New_York' } })
  users = await signInUsers(world.url)
})
afterEach(() => world.close())

test('all ranges, repeats and aborts of a click are one download; two clicks are two', async () => {
  const { id } = await addFile(users, somePdf(3_000_000))
  const address = await click(users, id)
  expect(await downloadsOf(users, id)).toBe(0)
  const ranges = ['bytes=0-99', 'bytes=100-199', 'bytes=-100', 'bytes=5000000-']
  await Promise.all(ranges.map((range) => open(users, address, { range })))
  const aborted = new AbortController()
  const reply = await fetch(users.url + address, {
    headers: { cookie: users.dealer },
    signal: aborted.signal,
  })
  aborted.abort()
  await expect(reply.arrayBuffer()).rejects.toThrow()
  await (await open(users, address)).arrayBuffer()
  expect(await downloadsOf(users, id)).toBe(1)
  await open(users, await click(users, id))
  expect(await downloadsOf(users, id)).toBe(2)
})

test('an admin’s preview isn’t a download', async () => {
  const { id } = await addFile(users, somePdf())
  const reply = await call(users, 'admin', `GET /api/resources/${id}/preview`)
  expect((await reply.arrayBuffer()).byteLength).toBe(10_000)
  expect(await downloadsOf(users, id)).toBe(0)
})

test('of 200 simultaneous downloads none is lost, and admins see the final count live', async () => {
  const watching = await world.admin()
  const from = performance.now()
  const [file, link] = [
    await addFile(users, somePdf(50_000)),
    await add(users, { url: 'https://cdn.example/1' }),
  ]
  const clicks = await Promise.all(
    Array.from({ length: 200 }, (_, n) => click(users, (n % 2 ? file : link).id)),
  )
  const replies = await Promise.all(clicks.map((address) => open(users, address)))
  await Promise.all(replies.map((reply) => reply.arrayBuffer()))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 302]))
  expect([await downloadsOf(users, file.id), await downloadsOf(users, link.id)]).toEqual([100, 100])
  const told = () =>
    watching.told.flatMap(({ value }) =>
      value ? [value as { id?: string; downloads?: number }] : [],
    )
  await until(() => told().some(({ id, downloads }) => id === file.id && downloads === 100))
  // A few times a second, not on each download.
  const times = told().filter(({ id, downloads }) => id === file.id && downloads).length
  expect(times).toBeLessThanOrEqual(1 + (performance.now() - from) / 150)
  expect(times).toBeLessThan(100)
})

test('many simultaneous downloads of a resource are numbered together in little more time than a few', async () => {
  const downloads = new Downloads(world.store)
  const ticket = (): Ticket => ({
    _id: randomUUID(),
    resourceId: 'leaflet',
    version: 1,
    sessionId: 's',
    at: new Date(),
    expiresAt: new Date(),
  })
  const timeOf = async (work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    return performance.now() - from
  }
  const inTurn = await timeOf(async () => {
    for (let n = 0; n < 20; n++) await downloads.add(ticket())
  })
  const twice = ticket()
  const tickets = [...Array.from({ length: 398 }, ticket), twice, twice]
  const counts: (number | null)[] = []
  const atOnce = await timeOf(async () => {
    counts.push(...(await Promise.all(tickets.map((one) => downloads.add(one)))))
  })
  expect(counts).toEqual([...Array.from({ length: 399 }, (_, n) => n + 21), null])
  expect(atOnce).toBeLessThan(inTurn * 5)
})

test('each download is kept with its time, version and session, and outlives its resource', async () => {
  const { id } = await addFile(users, somePdf())
  for (let turn = 0; turn < 3; turn++) await open(users, await click(users, id))
  await call(users, 'admin', `DELETE /api/resources/${id}`)
  const kept = await gathered(rowsOf(world.store, 'downloads').find({ resourceId: id }))
  expect(kept.map(({ n }) => n).sort()).toEqual([1, 2, 3])
  expect(kept[0]).toMatchObject({ version: 1, at: expect.any(Date), sessionId: expect.any(String) })
  expect(users.dealer).not.toContain(kept[0]?.sessionId)
})

describe('downloads over time', () => {
  /** Adds downloads at these times. */
  async function past(id: string, moments: string[]) {
    const rows = moments.map((at, n) => ({
      _id: `${id}${n}`,
      resourceId: id,
      n: n + 1,
      at: new Date(at),
    }))
    for (const row of rows) await rowsOf(world.store, 'downloads').insertOne(row)
  }
  const ask = async (id: string, query: string) =>
    (await call(users, 'admin', `GET /api/resources/${id}/downloads${query}`)).json()

  test('are by the company’s days, also when clocks change', async () => {
    const { id } = await addFile(users, somePdf())
    await past(id, [
      '2026-03-08T04:59:59Z', // the 7th, 23:59 in New York
      '2026-03-08T05:00:00Z',
      '2026-03-09T03:59:59Z', // the 8th has 23 hours
      '2026-03-09T04:00:00Z',
      '2026-03-10T04:00:00Z', // beyond the range
    ])
    expect(await ask(id, '?from=2026-03-06&to=2026-03-09')).toEqual({
      days: [
        { day: '2026-03-06', downloads: 0 },
        { day: '2026-03-07', downloads: 1 },
        { day: '2026-03-08', downloads: 2 },
        { day: '2026-03-09', downloads: 1 },
      ],
      total: 4,
      timeZone: 'America/New_York',
    })
  })

  test('are the last 30 days by default', async () => {
    const { id } = await addFile(users, somePdf())
    await open(users, await click(users, id))
    const { days, total } = await ask(id, '')
    // Counts as yesterday's if a new day has begun since it was opened.
    const latest = days.at(-1).downloads + days.at(-2).downloads
    expect([days.length, total, latest]).toEqual([30, 1, 1])
    const year = await ask(id, '?days=365')
    expect([year.days.length, year.total]).toEqual([365, 1])
    expect(year.days).toContainEqual(days.find(({ downloads }: { downloads: number }) => downloads))
  })

  test('export as CSV', async () => {
    const { id } = await addFile(users, somePdf())
    await past(id, ['2026-03-08T12:00:00Z'])
    const query = '/export?from=2026-03-07&to=2026-03-08'
    expect(await ask(id, query)).toEqual({
      filename: 'downloads-wiring.csv',
      text: '\ufeffDay,Downloads\r\n2026-03-07,0\r\n2026-03-08,1\r\n',
    })
  })

  test.each([
    '?from=2026-03-09&to=2026-03-08',
    '?from=2020-01-01&to=2026-03-08',
    '?days=732',
    '?days=0',
    '?from=yesterday',
    '?from=2026-02-30',
    '?to[$gt]=1',
    '?until=2026-03-08',
  ])('are refused with %s', async (query) => {
    const { id } = await addFile(users, somePdf())
    const reply = await call(users, 'admin', `GET /api/resources/${id}/downloads${query}`)
    expect(reply.status).toBe(400)
  })
})
