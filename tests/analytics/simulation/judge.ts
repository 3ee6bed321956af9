/** Sends a plan to a real server and compares every figure with the truth. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Figures } from '#shared/analytics/records'
import { startWorld } from '../../chat/world'
import { dayOf, nextChange } from './clock'
import {
  actionsOf,
  cardsOf,
  devicesOf,
  entriesOf,
  exitsOf,
  expectedOf,
  funnelOf,
  goalsOf,
  namesOf,
  pagesOf,
  placesOf,
  sourcesOf,
  taggedOf,
} from './expected'
import { daysSimulated, plan } from './plan'
import { atItsTime, repeats, sendAll, setClock, simulatedNow, timeHeader } from './send'
import { type Truth, truthOf, type Visit } from './truth'

const goals = [
  { name: 'Read about us', on: { kind: 'page', path: '/about' } },
  { name: 'Quote button', on: { kind: 'button', text: 'Get a Quote' } },
].map((goal) => ({ id: randomUUID(), ...goal }))

export interface Judged {
  /** The true number of visits. */
  visits: number
}

export async function judge(visits: number, env: Record<string, string> = {}): Promise<Judged> {
  const planned = plan(visits, nextChange(Date.now()))
  const truth = truthOf(planned)
  setClock(planned.end - 60 * 86_400_000)
  let maintain = async () => {}
  repeats.count = 0
  const world = await startWorld({
    env: { TRUST_PROXY: 'true', REGION_HEADER: 'CF-Region', CITY_HEADER: 'CF-IPCity', ...env },
    now: simulatedNow,
    more: ({ app, analytics }) => {
      app.addHook('onRequest', (request, _, done) => atItsTime(request.headers[timeHeader], done))
      maintain = () => analytics.maintain()
    },
  })
  try {
    const cookie = await world.signIn()
    const saved = await world.call('PUT', '/api/analytics/goals', {
      cookie,
      body: { goals, rev: 0 },
    })
    expect(saved.status).toBe(200)
    await sendAll(planned, world.url)
    setClock(planned.end)
    // Days with a silently failed write are recounted within a minute; here at once.
    if (repeats.count > 0) await maintain()
    const ask = async (query: Record<string, string>): Promise<Figures> => {
      const reply = await world.call('GET', `/api/analytics?${new URLSearchParams(query)}`, {
        cookie,
      })
      if (reply.status !== 200) throw new Error(await reply.text())
      return reply.json()
    }
    await compare(truth, planned.end, ask)
    return { visits: truth.visits.length }
  } finally {
    await world.close()
  }
}

type Ask = (query: Record<string, string>) => Promise<Figures>

async function compare(truth: Truth, end: number, ask: Ask): Promise<void> {
  const days = Array.from({ length: daysSimulated }, (_, back) => dayBefore(end, back)).reverse()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const all = { range: 'free', from: first, to: last }

  await expectAll('all', truth, () => true, await ask(all))
  for (const day of days) {
    const isIn = (visit: Visit) => visit.day === day
    const seen = await ask({ range: 'free', from: day, to: day })
    await expectAll(day, { ...truth, ...ofDay(truth, day) }, isIn, seen)
    expect(seen.apart, day).toEqual({
      bots: truth.bots[day] ?? 0,
      declined: truth.declined[day] ?? 0,
    })
    const begun = (at: number) =>
      truth.visits.filter(
        (one) => isIn(one) && one.startedAt >= at && one.startedAt < at + 3_600_000,
      )
    expect(
      seen.points.map(({ visits }) => visits),
      day,
    ).toEqual(seen.points.map(({ at }) => begun(at).length))
  }
  for (let index = 1; index < days.length; index += 5) {
    const [from = '', to = ''] = [days[index - 1], days[index]]
    const { unit, points, pointsBefore } = await ask({ range: 'free', from, to })
    expect([unit, pointsBefore.length]).toEqual(['hour', points.length])
    const begunIn = (at: number) =>
      truth.visits.filter((one) => one.startedAt >= at && one.startedAt < at + 3_600_000).length
    expect(points.map(({ visits }) => visits)).toEqual(points.map(({ at }) => begunIn(at)))
  }
  const seen = await ask(all)
  expect(seen.points.map(({ day, visits }) => [day, visits])).toEqual(
    days.map((day) => [day, truth.visits.filter((visit) => visit.day === day).length]),
  )

  const filters: [Record<string, string>, (visit: Visit) => boolean][] = [
    ...['/', '/about', '(not found)'].map(
      (page): [Record<string, string>, (visit: Visit) => boolean] => [
        { page },
        ({ pages }) => pages.includes(page),
      ],
    ),
    [{ source: 'Social' }, ({ source }) => source === 'Social'],
    [{ source: 'Direct' }, ({ source }) => source === 'Direct'],
    [{ device: 'Phone' }, ({ device }) => device === 'Phone'],
    [
      { device: 'Tablet', source: 'Referral', page: '/system' },
      ({ device, source, pages }) =>
        device === 'Tablet' && source === 'Referral' && pages.includes('/system'),
    ],
  ]
  for (const [filter, isIn] of filters) {
    const name = JSON.stringify(filter)
    await expectAll(name, { ...truth, strays: [] }, isIn, await ask({ ...all, ...filter }))
  }

  for (const [range, length] of [
    ['today', 1],
    ['7d', 7],
    ['30d', 30],
  ] as const) {
    const now = new Set(days.slice(-length))
    const before = new Set(days.slice(-2 * length, -length))
    const cutDay = days.at(-1 - length) ?? ''
    const elapsed = end - startOf(last, end)
    const inTime = ({ day, startedAt }: Visit) =>
      day !== cutDay || startedAt - startOf(cutDay, startedAt) < elapsed
    const seen = await ask({ range })
    const sums = expectedOf(truth.visits.filter(({ day }) => now.has(day)))
    expect(seen.sums, range).toEqual(sums)
    const compared = truth.visits.filter((visit) => before.has(visit.day) && inTime(visit))
    const sumsBefore = expectedOf(compared)
    expect(seen.before.sums, `${range} before`).toEqual(sumsBefore)
    expect(seen.cards, `${range} cards`).toEqual(cardsOf(sums, sumsBefore))
  }
}

async function expectAll(
  name: string,
  truth: Truth,
  isIn: (visit: Visit) => boolean,
  seen: Figures,
): Promise<void> {
  const visits = truth.visits.filter(isIn)
  const sums = expectedOf(visits)
  expect(seen.sums, name).toEqual(sums)
  const noSums = expectedOf([])
  const { cards } = seen
  for (const [card, { value, text }] of Object.entries(cardsOf(sums, noSums))) {
    expect(cards[card as keyof typeof cards], `${name} ${card}`).toMatchObject({ value, text })
  }
  const table = <T>(rows: T[], key: (row: T) => string, value: (row: T) => number) =>
    Object.fromEntries(rows.filter((row) => value(row) > 0).map((row) => [key(row), value(row)]))
  expect(
    table(
      seen.topPages,
      (one) => one.path,
      (one) => one.views,
    ),
    name,
  ).toEqual(pagesOf(visits))
  expect(
    table(
      seen.trafficSources,
      (one) => one.source,
      (one) => one.visits,
    ),
    name,
  ).toEqual(sourcesOf(visits))
  expect(
    table(
      seen.userEngagement,
      (one) => one.action,
      (one) => one.count,
    ),
    name,
  ).toEqual(actionsOf(visits, truth.strays))
  expect(
    table(
      seen.referrers,
      (one) => one.value,
      (one) => one.visits,
    ),
    name,
  ).toEqual(namesOf(visits))
  expect(
    table(
      seen.devices,
      (one) => one.value,
      (one) => one.visits,
    ),
    name,
  ).toEqual(devicesOf(visits))
  const pages = (rows: Figures['entryPages']) =>
    table(
      rows,
      (one) => one.path,
      (one) => one.visits,
    )
  expect(pages(seen.entryPages), `${name} entry`).toEqual(entriesOf(visits))
  expect(pages(seen.exitPages), `${name} exit`).toEqual(exitsOf(visits))
  const values = (rows: Figures['cities']) =>
    table(
      rows,
      (one) => one.value,
      (one) => one.visits,
    )
  const { regions, cities } = placesOf(visits)
  expect([values(seen.regions), values(seen.cities)], `${name} places`).toEqual([regions, cities])
  const tagged = seen.tagged.map(({ campaign, source, medium, content, ...counts }) => [
    [campaign, source, medium, content].join('|'),
    counts,
  ])
  expect(Object.fromEntries(tagged), `${name} tagged`).toEqual(taggedOf(visits))
  expect(seen.funnel, `${name} funnel`).toEqual(funnelOf(visits))
  expect(
    seen.goals.map((goal) => goal.visits),
    `${name} goals`,
  ).toEqual(goalsOf(visits))
}

function ofDay({ strays }: Truth, day: string): Pick<Truth, 'strays'> {
  return { strays: strays.filter((stray) => stray.day === day) }
}

function dayBefore(end: number, back: number): string {
  const noon = new Date(`${dayOf(end)}T12:00:00Z`).getTime() - back * 86_400_000
  return new Date(noon).toISOString().slice(0, 10)
}

/** Start of a day; `within` is any moment of it. */
function startOf(day: string, within: number): number {
  let start = within
  for (const step of [3_600_000, 60_000, 1_000, 1])
    while (dayOf(start - step) === day) start -= step
  return start
}
