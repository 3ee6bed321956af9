/** Figures with only the parts a test needs; `views` per day, the last day being 2026-11-21. */
import { noSums } from '#shared/analytics/measures'
import { peopleOf } from '#shared/analytics/people'
import type { Card, Figures, Point } from '#shared/analytics/records'
import { addDays } from '#shared/days'

interface Wanted extends Partial<Figures> {
  /** Per day. */
  views?: number[]
}

const none: Card = { value: 0, text: '0', before: null, change: null }

export function figuresOf({ views = [], ...rest }: Wanted): Figures {
  const last = '2026-11-21'
  const point = (day: string, count: number): Point => ({
    // 5:00 UTC is midnight in New York in winter.
    at: Date.parse(`${day}T05:00:00Z`),
    day,
    visitors: count,
    visits: count,
    views: count,
  })
  const days = views.map((_, index) => addDays(last, index + 1 - views.length))
  const from = days[0] ?? last
  const total = views.reduce((sum, one) => sum + one, 0)
  return {
    timeZone: 'America/New_York',
    readAt: Date.parse('2026-11-21T14:41:07Z'),
    unit: 'day',
    from,
    to: last,
    before: {
      from: addDays(from, -views.length),
      to: addDays(last, -views.length),
      sums: noSums(),
    },
    now: 0,
    sums: { ...noSums(), views: total, visits: total, visitors: total },
    cards: {
      totalVisitors: none,
      avgSessionDuration: none,
      bounceRate: none,
      conversionRate: none,
    },
    points: days.map((day, index) => point(day, views[index] ?? 0)),
    pointsBefore: days.map((day) => point(addDays(day, -views.length), 2)),
    topPages: [],
    trafficSources: [],
    userEngagement: [],
    people: peopleOf(new Map()),
    referrers: [],
    campaigns: [],
    devices: [],
    countries: [],
    regions: [],
    cities: [],
    entryPages: [],
    exitPages: [],
    tagged: [],
    goals: [],
    funnel: { visits: 0, form: 0, request: 0, quote: 0, acceptance: 0, chat: 0, chatRequest: 0 },
    apart: { bots: 0, declined: 0 },
    combinedFrom: addDays(last, -179),
    hasCountries: false,
    hasRegions: false,
    hasCities: false,
    isRecounting: false,
    ...rest,
  }
}
