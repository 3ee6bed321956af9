/**
 * The figures of some visits: sums, sums by the hour in which visits began, and how often each
 * page, source, action and so on occurs. One visitor's visits are added together, so that a visitor
 * counts once per slice, in the hour of their first visit in it.
 */
import { bounceMs } from '#shared/analytics/definitions'
import { type Filters, filterNames } from '#shared/analytics/dimensions'
import { addSums, noSums, type Sums } from '#shared/analytics/measures'
import type { StoredHit, Visit } from '../documents'
import { stepsOf } from './steps'

export type ListName =
  | 'page'
  | 'source'
  | 'referrer'
  | 'campaign'
  | 'device'
  | 'country'
  | 'region'
  | 'city'
  | 'tags'
  | 'tagsConverted'
  | 'seen'
  | 'entry'
  | 'exit'
  | 'step'
  | 'pressed'
  | 'action'
  | 'apart'

export interface Slice {
  sums: Sums
  /** By hour number. */
  hours: Map<number, Sums>
  /** Counts by list: page views, actions, and page views counted apart; in all other lists, visits. */
  lists: Map<string, Map<string, number>>
}

const pressed = 'pressed '

/** Slices by day. */
export type Days = Map<string, Slice>

export const allVisits = 'all'

export function emptySlice(): Slice {
  return { sums: noSums(), hours: new Map(), lists: new Map() }
}

/** Every slice that contains some of these visits, by name. */
export function sliceNames(visits: readonly Visit[]): Map<string, Visit[]> {
  const found = new Map<string, Visit[]>([[allVisits, [...visits]]])
  for (const visit of visits) {
    for (const name of filterNames) {
      for (const value of valuesOf(visit, name)) {
        const slice = sliceName(name, value)
        found.set(slice, [...(found.get(slice) ?? []), visit])
      }
    }
  }
  return found
}

export function sliceName(filter: string, value: string): string {
  return `${filter}=${value}`
}

export function matches(visit: Visit, filters: Filters): boolean {
  return filterNames.every((name) => {
    const wanted = filters[name]
    return wanted === undefined || valuesOf(visit, name).includes(wanted)
  })
}

function valuesOf(visit: Visit, name: (typeof filterNames)[number]): string[] {
  if (name === 'page') return visit.pages.map(({ path }) => path)
  return visit[name] === '' ? [] : [visit[name]]
}

/** Adds one visitor's visits to this slice, or removes them with -1. */
export function addVisits(
  slice: Slice,
  visits: readonly Visit[],
  hourOf: (at: Date) => number,
  sign: 1 | -1 = 1,
): void {
  const [first] = [...visits].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  if (!first) return
  for (const visit of visits) addVisit(slice, visit, hourOf, { isFirst: visit === first, sign })
}

/** `isFirst`: its visitor's first visit in this slice. */
export function addVisit(
  slice: Slice,
  visit: Visit,
  hourOf: (at: Date) => number,
  { isFirst, sign = 1 }: { isFirst: boolean; sign?: 1 | -1 },
): void {
  const sums = sumsOf(visit, isFirst)
  const hour = hourOf(visit.startedAt)
  const inHour = slice.hours.get(hour) ?? noSums()
  slice.hours.set(hour, inHour)
  addSums(slice.sums, sums, sign)
  addSums(inHour, sums, sign)
  addToLists(slice, visit, sign)
}

function isBounce({ pages, actions, conversions, engagedMs }: Visit): boolean {
  return pages.length <= 1 && actions.length === 0 && conversions === 0 && engagedMs < bounceMs
}

function sumsOf(visit: Visit, isFirst: boolean): Sums {
  return {
    visitors: isFirst ? 1 : 0,
    visits: 1,
    views: visit.pages.reduce((sum, { views }) => sum + views, 0),
    engagedMs: visit.engagedMs,
    bounces: isBounce(visit) ? 1 : 0,
    conversions: visit.conversions > 0 ? 1 : 0,
  }
}

/** The values that a visit has from its first page. */
const openingFields = [
  'source',
  'referrer',
  'campaign',
  'device',
  'country',
  'region',
  'city',
  'tags',
  'entry',
] as const

function addToLists(slice: Slice, visit: Visit, sign: 1 | -1): void {
  for (const { path, views } of visit.pages) {
    count(slice, 'page', path, sign * views)
    count(slice, 'seen', path, sign)
  }
  for (const { action, count: times } of visit.actions) {
    count(slice, 'action', action, sign * times)
    if (action.startsWith(pressed)) count(slice, 'pressed', action.slice(pressed.length), sign)
  }
  for (const name of openingFields) {
    const value = visit[name] ?? ''
    if (value !== '') count(slice, name, value, sign)
  }
  if (visit.exit) count(slice, 'exit', visit.exit.path, sign)
  if (visit.tags && visit.conversions > 0) count(slice, 'tagsConverted', visit.tags, sign)
  for (const step of stepsOf(visit)) count(slice, 'step', step, sign)
}

/** Hits without a visit go into the slice of all visits, on their own day. */
export function addHitWithoutVisit(slice: Slice, hit: StoredHit): void {
  if (hit.kind === 'bot' || hit.kind === 'declined') count(slice, 'apart', hit.kind, 1)
  else if (hit.action !== undefined) count(slice, 'action', hit.action, 1)
}

function count(slice: Slice, list: ListName, value: string, by: number): void {
  const counts = slice.lists.get(list) ?? new Map<string, number>()
  slice.lists.set(list, counts)
  counts.set(value, (counts.get(value) ?? 0) + by)
}

export function addSlice(to: Slice, more: Slice): void {
  addSums(to.sums, more.sums)
  for (const [hour, sums] of more.hours) {
    const inHour = to.hours.get(hour) ?? noSums()
    to.hours.set(hour, inHour)
    addSums(inHour, sums)
  }
  for (const [list, counts] of more.lists) {
    for (const [value, by] of counts) count(to, list as ListName, value, by)
  }
}
