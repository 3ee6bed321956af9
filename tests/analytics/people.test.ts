/** Outcomes of conversations in the figures: checked independently, filtered, after a crash. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answerer } from '#server/whisper/answerer'
import { type PeopleFigures, peopleFigures, peopleOf } from '#shared/analytics/people'
import { asTeammate, isTeamHere, say, want } from '../chat/handover/people'
import { echo, until } from '../chat/world'
import { zoneAtNoon } from '../zoneAtNoon'
import { browser, minute, openSite, type Site } from './site'

/** Says that it doesn't know what is asked with a "why". */
const answerer: Answerer = {
  ...echo,
  answer: async (asked, how) => {
    const answer = await echo.answer(asked, how)
    const { why } = answer
    return asked.text.includes('why') && why
      ? { ...answer, why: { ...why, madeBy: 'admitted' } }
      : answer
  },
}

let site: Site
let people: ReturnType<typeof asTeammate>
beforeAll(async () => {
  site = await openSite({ env: { TIME_ZONE: zoneAtNoon() }, answerer }, Date.now())
  people = asTeammate(site.world, site.cookie)
  await site.world.admin(site.cookie)
})
afterAll(() => site.close())

/** A visitor whose visit begins on this page. */
async function visitorOn(path: string, address: string, text = 'Hello') {
  await site.at(address).see(path)
  const visitor = await site.world.visitor(undefined, {
    'user-agent': browser,
    'x-forwarded-for': address,
  })
  await isTeamHere(visitor)
  const { conversationId: id } = await say(visitor, text)
  return { visitor, id }
}

const figures = async (query?: Record<string, string>): Promise<PeopleFigures> =>
  (await site.figures({ range: 'today', ...query })).people

/** Seconds between two stored lines. */
async function between(id: string, from: string, to: string): Promise<number> {
  const { lines, replies } = await people.handled(id)
  const at = (kind: string) =>
    kind === 'reply' ? replies[0]?.at : lines.find((line) => line.kind === kind)?.at
  return Math.round(((at(to) ?? 0) - (at(from) ?? 0)) / 1_000)
}

test('every figure matches the events, each conversation once, also by page', async () => {
  const truth = { conversations: 0, wanted: 0, takenOver: 0, left: 0, alone: 0, answeredAlone: 0 }
  const [waited, replied]: [number[], number[]] = [[], []]
  const pages = ['/residential', '/about']
  const onPage = { '/residential': 0, '/about': 0 } as Record<string, number>
  for (let n = 0; n < 12; n++) {
    const path = pages[n % 2] as string
    const { visitor, id } = await visitorOn(path, `192.0.2.${n + 1}`, n < 2 ? 'But why?' : 'Hello')
    truth.conversations += 1
    const kind = n % 4
    if (kind === 0) truth.alone += 1
    if (kind === 0 && n > 0) truth.answeredAlone += 1
    if (kind === 1 || kind === 2) {
      await want(visitor)
      await want(visitor)
      truth.wanted += 1
    }
    if (kind === 2) {
      await people.takeOver(id)
      await people.write(id, 'Hello, how can I help?')
      await people.write(id, 'Anything else?')
      await people.write(id, 'They seem nice', { kind: 'note' })
      await people.handBack(id)
      await people.takeOver(id)
      waited.push(await between(id, 'asked', 'joined'))
      replied.push(await between(id, 'joined', 'reply'))
    }
    if (kind === 3) {
      await people.takeOver(id)
      await people.end(id)
    }
    if (kind > 1) truth.takenOver += 1
    if (kind === 2) onPage[path] = (onPage[path] ?? 0) + 1
    visitor.close()
  }
  const spread = (all: number[]) => {
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
    return { median: at(0.5), p90: at(0.9) }
  }
  const expected = {
    ...truth,
    answered: expect.any(Number),
    answeredLater: 0,
    helpful: null,
    waited: spread(waited),
    replied: spread(replied),
  }
  await until(async () => (await figures()).takenOver === 6 && (await figures()).replied)
  expect(await figures()).toEqual(expected)
  const { takenOver, conversations } = await figures({ page: '/residential' })
  expect({ takenOver, conversations }).toEqual({ takenOver: 3, conversations: 6 })
})

test('conversations that a killed server left uncounted are counted from the store', async () => {
  const before = await figures()
  const { visitor, id } = await visitorOn('/', '192.0.2.99')
  visitor.close()
  await until(async () => (await figures()).conversations === before.conversations + 1)
  const [asked, joined] = [new Date(Date.now() - 9_000), new Date(Date.now() - 4_000)]
  const teammate = { id: 'admin', name: 'Admin' }
  const lines = [
    { id: randomUUID(), at: asked, kind: 'left' },
    { id: randomUUID(), at: joined, kind: 'joined', teammate },
  ]
  const $set = { lines, linedAt: joined, takenAt: joined, waitedMs: 5_000 }
  await site.world.store
    .collection('conversations')
    .updateOne({ _id: id }, { $set } as unknown as { $set: object })
  await site.world.store.collection('replies').insertOne({
    _id: randomUUID(),
    conversationId: id,
    visitorKey: 'x',
    kind: 'reply',
    teammate,
    text: 'Hello',
    at: new Date(joined.getTime() + 2_000),
  })
  site.clock.now = Date.now() + 25 * minute
  await site.analytics.maintain()
  await until(async () => (await figures()).answeredLater === 1)
  const after = await figures()
  expect(after).toMatchObject({
    wanted: before.wanted + 1,
    takenOver: before.takenOver + 1,
    left: 1,
    alone: before.alone,
    answeredAlone: before.answeredAlone,
  })
  site.clock.now += 25 * minute
  await site.analytics.maintain()
  expect(await figures()).toEqual(after)
})

test('medians and percentiles use all waits, and figures without data show a dash', () => {
  const waits = new Map([
    ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((s) => [`waited ${s}`, 1] as const),
    ['waited 600', 1] as const,
    ['waited 7200', 0] as const,
  ])
  expect(peopleOf(waits).waited).toEqual({ median: 5, p90: 9 })
  expect(peopleOf(new Map([['replied 61', 3]])).replied).toEqual({ median: 61, p90: 61 })
  const none = peopleOf(new Map())
  const texts = Object.fromEntries(peopleFigures.map(({ id, text }) => [id, text(none)]))
  expect(texts).toEqual({
    conversations: '0',
    alone: '0',
    answered: '0',
    helpful: '–',
    wanted: '0',
    takenOver: '0',
    waited: '–',
    replied: '–',
    left: '0',
    answeredLater: '0',
  })
})
