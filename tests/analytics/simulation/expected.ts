/** What the Analytics tab must show for given visits, computed independently. */
import type { Truth, Visit } from './truth'

export function expectedOf(visits: readonly Visit[]) {
  const visitors = new Set(visits.map(({ day, person }) => `${day} ${person}`)).size
  return {
    visitors,
    visits: visits.length,
    views: total(visits.map(({ pages }) => pages.length)),
    engagedMs: total(visits.map(({ engagedMs }) => engagedMs)),
    bounces: visits.filter(isBounce).length,
    conversions: visits.filter(({ forms }) => forms > 0).length,
  }
}

type Sums = ReturnType<typeof expectedOf>
type Value = [value: number | null, text: string]
/** There is no rate without visits. */
const nothing: Value = [null, '–']

/** The four cards with the previous period; a period without visits isn't compared. */
export function cardsOf(now: Sums, before: Sums) {
  const card = (read: (sums: Sums) => Value) => {
    const [value, text] = read(now)
    if (before.visits === 0) return { value, text, before: null, change: null }
    const [valueBefore, textBefore] = read(before)
    const change = value === null || !valueBefore ? null : value / valueBefore - 1
    return { value, text, before: { value: valueBefore, text: textBefore }, change }
  }
  const share = (part: number, { visits }: Sums): Value => {
    if (visits === 0) return nothing
    const value = part / visits
    return [value, `${(value * 100).toFixed(1)}%`]
  }
  return {
    totalVisitors: card(({ visitors }) => [
      visitors,
      String(visitors).replace(/\B(?=(\d{3})+$)/g, ','),
    ]),
    avgSessionDuration: card(({ visits, engagedMs }) => {
      if (visits === 0) return nothing
      const value = engagedMs / visits / 1_000
      const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
      return [value, minutes === 0 ? `${seconds}s` : `${minutes}m ${seconds}s`]
    }),
    bounceRate: card((sums) => share(sums.bounces, sums)),
    conversionRate: card((sums) => share(sums.conversions, sums)),
  }
}

function isBounce(visit: Visit): boolean {
  const { pages, actions, engagedMs } = visit
  const isStill = actions.length === 0 && !pressedGoal(visit)
  return new Set(pages).size === 1 && isStill && engagedMs < 10_000
}

export const isGoal = (text: string) => /get a quote/i.test(text)
export const pressedGoal = ({ presses }: Visit) => presses.some(isGoal)

/** Visits that reach the goals that judge.ts sets. */
export function goalsOf(visits: readonly Visit[]): number[] {
  const isReached = [({ pages }: Visit) => pages.includes('/about'), pressedGoal]
  return isReached.map((reached) => visits.filter(reached).length)
}

export function entriesOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ pages }) => pages[0] ?? ''))
}

export function exitsOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ pages }) => pages.at(-1) ?? ''))
}

export function placesOf(visits: readonly Visit[]) {
  const named = (names: string[]) => tally(names.filter((name) => name !== ''))
  const cityOf = ({ place: { region, city } }: Visit) =>
    [city, region].filter((name) => city !== '' && name !== '').join(', ')
  return {
    regions: named(visits.map(({ place }) => place.region)),
    cities: named(visits.map(cityOf)),
  }
}

export interface Tagged {
  visits: number
  conversions: number
}

/** By campaign, source, medium and content. */
export function taggedOf(visits: readonly Visit[]): Record<string, Tagged> {
  const counts: Record<string, Tagged> = {}
  for (const { said, forms } of visits) {
    const tags = [said.campaign, said.source, said.medium, said.content]
    if (tags.every((tag) => tag === undefined)) continue
    const count = (counts[tags.map((tag) => tag?.toLowerCase() ?? '').join('|')] ??= {
      visits: 0,
      conversions: 0,
    })
    count.visits += 1
    if (forms > 0) count.conversions += 1
  }
  return counts
}

/** Nobody gets a quote or chats in the simulation. */
export function funnelOf(visits: readonly Visit[]) {
  const opened = visits.filter(({ actions, forms }) => forms > 0 || actions.includes('formOpened'))
  return {
    visits: visits.length,
    form: opened.length,
    request: visits.filter(({ forms }) => forms > 0).length,
    quote: 0,
    acceptance: 0,
    chat: 0,
    chatRequest: 0,
  }
}

export function pagesOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.flatMap(({ pages }) => pages))
}

export function sourcesOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ source }) => source))
}

export function namesOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ name }) => name).filter((name) => name !== ''))
}

export function devicesOf(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ device }) => device))
}

export function actionsOf(
  visits: readonly Visit[],
  strays: Truth['strays'],
): Record<string, number> {
  const all = [...visits.flatMap(({ actions }) => actions), ...strays.map(({ action }) => action)]
  // Only a step of the funnel.
  return tally(all.filter((action) => action !== 'formOpened'))
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
