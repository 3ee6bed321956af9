/** Answers what the Analytics tab asks: cards, points, lists, and what they are compared with. */
import { actionIds, actions } from '#shared/analytics/actions'
import type { FiguresQuery } from '#shared/analytics/calls'
import { type CardId, nowMs, visitDays } from '#shared/analytics/definitions'
import { type FilterName, type Filters, filterNames, sources } from '#shared/analytics/dimensions'
import {
  addSums,
  cardText,
  changeOf,
  noSums,
  percentages,
  type Sums,
  valuesOf,
} from '#shared/analytics/measures'
import { addDays, daysBetween } from '#shared/analytics/ranges'
import type { Card, Figures, Point } from '#shared/analytics/records'
import { Refusal } from '../refusal'
import type { Collection, Store } from '../store/port'
import type { Calendar } from './calendar'
import type { StoredVisitor } from './documents'
import { titleOf } from './page'
import { type Period, periodOf } from './period'
import { type Days, type Reading, sliceOf } from './reading'
import { addSlice, emptySlice, type ListName, type Slice } from './slice'

/** A longer list is cut after its most frequent values. */
const longest = 50

export class FiguresReader {
  private readonly visitors: Collection<StoredVisitor>

  constructor(
    store: Store,
    private readonly reading: Reading,
    private readonly calendar: Calendar,
    private readonly hasCountries: boolean,
  ) {
    this.visitors = store.collection<StoredVisitor>('visitors')
  }

  async read(query: FiguresQuery, now: number): Promise<Figures> {
    const { calendar } = this
    const today = calendar.dayOf(now)
    const period = periodOf(query, today)
    const { from, to, before, unit } = period
    const filters = filtersOf(query)
    const combinedFrom = addDays(today, -visitDays)
    if (sliceOf(filters) === null && from < combinedFrom) {
      const message = `Filters can be combined back to ${combinedFrom}.`
      throw new Refusal('invalid', message, { fields: { from: message } })
    }
    const elapsed = to === today ? now - calendar.startOf(today) : undefined
    const until = elapsed === undefined ? undefined : calendar.startOf(before.to) + elapsed
    const [days, daysBefore, here] = await Promise.all([
      this.reading.days(filters, { from, to, today }),
      this.reading.days(filters, { ...before, today, ...(until === undefined ? {} : { until }) }),
      this.here(now),
    ])
    const sum = sumOf(days)
    const sumBefore = noSums()
    for (const { sums } of daysBefore.values()) addSums(sumBefore, sums)
    return {
      ...{ timeZone: calendar.timeZone, readAt: now, unit, from, to, now: here },
      before: { ...before, sums: sumBefore },
      sums: sum.sums,
      cards: cardsOf(sum.sums, sumBefore),
      points: this.points(days, period, period),
      pointsBefore: this.points(daysBefore, before, period),
      ...listsOf(sum),
      apart: sliceOf(filters) === 'all' ? apartOf(sum) : null,
      combinedFrom,
      hasCountries: this.hasCountries,
    }
  }

  here(now: number): Promise<number> {
    return this.visitors.countDocuments({ lastAt: { $gt: new Date(now - nowMs) } })
  }

  /** As many of either period as the one that is asked for has. */
  private points(days: Days, { from, to }: Pick<Period, 'from' | 'to'>, asked: Period): Point[] {
    const point = (at: number, day: string, sums: Sums = noSums()): Point => {
      const { visitors, visits, views } = sums
      return { at, day, visitors, visits, views }
    }
    const { calendar } = this
    if (asked.unit === 'day') {
      return daysBetween(from, to).map((day) =>
        point(calendar.startOf(day), day, days.get(day)?.sums),
      )
    }
    return daysBetween(from, to).flatMap((day, index) => {
      const hours = calendar.hoursIn(addDays(asked.from, index))
      return Array.from({ length: hours }, (_, hour) =>
        point(calendar.hourStart(day, hour), day, days.get(day)?.hours.get(hour)),
      )
    })
  }
}

function filtersOf(query: FiguresQuery): Filters {
  const given = filterNames.flatMap((name): [FilterName, string][] => {
    const value = query[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

function sumOf(days: Days): Slice {
  const sum = emptySlice()
  for (const slice of days.values()) addSlice(sum, { ...slice, hours: new Map() })
  return sum
}

export function cardsOf(sums: Sums, before: Sums): Figures['cards'] {
  const values = valuesOf(sums)
  const valuesBefore = valuesOf(before)
  const card = (id: CardId): Card => ({
    value: values[id],
    text: cardText(id, values[id]),
    ...(before.visits === 0
      ? { before: null, change: null }
      : {
          before: { value: valuesBefore[id], text: cardText(id, valuesBefore[id]) },
          change: changeOf(values[id], valuesBefore[id]),
        }),
  })
  return {
    totalVisitors: card('totalVisitors'),
    avgSessionDuration: card('avgSessionDuration'),
    bounceRate: card('bounceRate'),
    conversionRate: card('conversionRate'),
  }
}

function listsOf(sum: Slice) {
  const countOf = (list: ListName, value: string) => sum.lists.get(list)?.get(value) ?? 0
  const visits = sources.map((source) => countOf('source', source))
  const shares = percentages(visits)
  return {
    topPages: most(sum, 'page').map(([path, views]) => ({ path, title: titleOf(path), views })),
    trafficSources: sources.map((source, index) => ({
      source,
      percentage: shares[index] ?? 0,
      visits: visits[index] ?? 0,
    })),
    userEngagement: actionIds.map((action) => ({
      action,
      name: actions[action].name,
      count: countOf('action', action),
    })),
    referrers: valued(sum, 'referrer'),
    campaigns: valued(sum, 'campaign'),
    devices: valued(sum, 'device'),
    countries: valued(sum, 'country'),
  }
}

function valued(sum: Slice, list: ListName): { value: string; visits: number }[] {
  return most(sum, list).map(([value, visits]) => ({ value, visits }))
}

function most(sum: Slice, list: ListName): [string, number][] {
  return [...(sum.lists.get(list) ?? [])]
    .filter(([, count]) => count !== 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, longest)
}

function apartOf(sum: Slice): NonNullable<Figures['apart']> {
  const apart = sum.lists.get('apart')
  return { bots: apart?.get('bot') ?? 0, declined: apart?.get('declined') ?? 0 }
}
