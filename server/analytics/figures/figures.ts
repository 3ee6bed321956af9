/** Computes what the Analytics tab shows: cards, points, lists, and the comparison period. */
import type { FiguresQuery } from '#shared/analytics/calls'
import { type CardId, visitDays } from '#shared/analytics/definitions'
import { type FilterName, type Filters, filterNames } from '#shared/analytics/dimensions'
import {
  addSums,
  cardText,
  changeOf,
  noSums,
  type Sums,
  valuesOf,
} from '#shared/analytics/measures'
import type { Card, Figures, Point } from '#shared/analytics/records'
import { addDays, daysBetween } from '#shared/days'
import { Refusal } from '../../http/refusal'
import type { Calendar } from '../calendar'
import type { GeoHeaders } from '../collect/person'
import type { HitCounter } from '../counts/hitCounter'
import { addSlice, emptySlice, type Slice } from '../counts/slice'
import type { StoredGoalList } from '../goals'
import type { ActiveVisitors } from './activeVisitors'
import type { DayRange } from './closedDays'
import { type FigureReader, sliceOf } from './figureReader'
import { goalsOf, listsOf } from './lists'
import { type Period, periodOf } from './period'
import { dayPoint, hourPoints } from './points'

interface FiguresParts {
  reader: FigureReader
  active: ActiveVisitors
  calendar: Calendar
  counter: Pick<HitCounter, 'isRecounting'>
  goals: Pick<StoredGoalList, 'read'>
  names: GeoHeaders
}

export class FiguresReader {
  constructor(private readonly parts: FiguresParts) {}

  async read(query: FiguresQuery, now: number): Promise<Figures> {
    const { calendar, reader, active, counter, names } = this.parts
    const today = calendar.dayOf(now)
    const period = periodOf(query, today)
    const { from, to, before, unit } = period
    const filters = filtersOf(query)
    if (to > today) {
      const message = `${to} is in the future.`
      throw new Refusal('invalid', message, { fields: { to: message } })
    }
    const combinedFrom = addDays(today, 1 - visitDays)
    const isCombined = sliceOf(filters) === null
    if (isCombined && from < combinedFrom) {
      const message = `Filters can only be combined back to ${combinedFrom}. Choose a shorter range, or one filter.`
      throw new Refusal('invalid', message, { fields: { from: message } })
    }
    const isBeforeKept = !isCombined || before.from >= combinedFrom
    // Counted from the days' ends, because clocks change in the first hours of a day.
    const left = to === today ? calendar.endOf(today) - now : undefined
    const until = left === undefined ? undefined : calendar.endOf(before.to) - left
    const [found, foundBefore, here, { goals }] = await Promise.all([
      reader.days(filters, { from, to, today }),
      isBeforeKept
        ? reader.days(filters, {
            ...before,
            today,
            ...(until === undefined ? {} : { until }),
          })
        : null,
      active.count(now),
      this.parts.goals.read(),
    ])
    const sum = sumOf(found)
    const sumsBefore = foundBefore && sumsOf(foundBefore)
    return {
      timeZone: calendar.timeZone,
      readAt: now,
      unit,
      from,
      to,
      now: here,
      before: { ...before, sums: sumsBefore },
      sums: sum.sums,
      cards: cardsOf(sum.sums, sumsBefore),
      points: this.points(found, period, period),
      pointsBefore: foundBefore ? this.points(foundBefore, before, period) : [],
      ...listsOf(sum),
      goals: goalsOf(sum, goals),
      apart: sliceOf(filters) === 'all' ? apartOf(sum) : null,
      combinedFrom,
      hasCountries: names.country !== undefined,
      hasRegions: names.region !== undefined,
      hasCities: names.city !== undefined,
      isRecounting: counter.isRecounting(before.from, before.to) || counter.isRecounting(from, to),
    }
  }

  /** As many points for either period as the requested one has. */
  private points(
    { closed, days }: DayRange,
    { from, to }: Pick<Period, 'from' | 'to'>,
    { from: asked, unit }: Period,
  ): Point[] {
    const { calendar } = this.parts
    if (unit === 'hour') return hourPoints(calendar, days, { from, to, asked })
    const others = daysBetween(closed ? addDays(closed.to, 1) : from, to)
    const point = (day: string) => dayPoint(calendar, day, days.get(day)?.sums)
    return [...(closed?.points ?? []), ...others.map(point)]
  }
}

function filtersOf(query: FiguresQuery): Filters {
  const given = filterNames.flatMap((name): [FilterName, string][] => {
    const value = query[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

function sumOf({ closed, days }: DayRange): Slice {
  const sum = emptySlice()
  for (const slice of [...(closed ? [closed.sum] : []), ...days.values()])
    addSlice(sum, { ...slice, hours: new Map() })
  return sum
}

/** Sums only, since the previous period's lists aren't shown. */
function sumsOf({ closed, days }: DayRange): Sums {
  const sums = noSums()
  if (closed) addSums(sums, closed.sum.sums)
  for (const slice of days.values()) addSums(sums, slice.sums)
  return sums
}

function cardsOf(sums: Sums, before: Sums | null): Figures['cards'] {
  const values = valuesOf(sums)
  const valuesBefore = before && before.visits > 0 ? valuesOf(before) : null
  const card = (id: CardId): Card => ({
    value: values[id],
    text: cardText(id, values[id]),
    ...(valuesBefore === null
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

function apartOf(sum: Slice): NonNullable<Figures['apart']> {
  const apart = sum.lists.get('apart')
  return { bots: apart?.get('bot') ?? 0, declined: apart?.get('declined') ?? 0 }
}
