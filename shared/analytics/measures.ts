/** Calculates the cards' values from the sums, and formats them. Pure arithmetic. */
import type { CardId } from './definitions'

export interface Sums {
  visitors: number
  visits: number
  views: number
  engagedMs: number
  bounces: number
  conversions: number
}
export const sumNames = [
  'visitors',
  'visits',
  'views',
  'engagedMs',
  'bounces',
  'conversions',
] as const satisfies readonly (keyof Sums)[]

export function noSums(): Sums {
  return { visitors: 0, visits: 0, views: 0, engagedMs: 0, bounces: 0, conversions: 0 }
}

export function addSums(to: Sums, more: Sums, sign: 1 | -1 = 1): void {
  for (const name of sumNames) to[name] += sign * more[name]
}

/** Visitors, seconds, and shares of 0 to 1; null if there are no visits to divide by. */
export function valuesOf(sums: Sums): Record<CardId, number | null> {
  const perVisit = (amount: number) => (sums.visits === 0 ? null : amount / sums.visits)
  const engagedMs = perVisit(sums.engagedMs)
  return {
    totalVisitors: sums.visitors,
    avgSessionDuration: engagedMs === null ? null : engagedMs / 1_000,
    bounceRate: perVisit(sums.bounces),
    conversionRate: perVisit(sums.conversions),
  }
}

/** The relative change from the earlier value; null if there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1
}

export function cardText(card: CardId, value: number | null): string {
  if (value === null) return '–'
  if (card === 'totalVisitors') return value.toLocaleString('en-US')
  if (card === 'avgSessionDuration') return durationText(value)
  return `${(value * 100).toFixed(1)}%`
}

/** 45s, 2m 41s, 1h 3m */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}s`
  if (whole < 3_600) return `${Math.floor(whole / 60)}m ${whole % 60}s`
  return `${Math.floor(whole / 3_600)}h ${Math.floor((whole % 3_600) / 60)}m`
}

/** Whole percentages that add up to 100, or all 0 without counts: the largest remainders round up. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / total) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0)
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { index } of byRest.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
