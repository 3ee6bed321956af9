/** A slice as a document: sorted rows of numbers, without zero counts. */
import { noSums, type Sums, sumNames } from '#shared/analytics/measures'
import type { Stored } from '../../store/port'
import type { Slice } from './slice'

declare module '../../store/port' {
  interface Documents {
    totals: StoredTotal
  }
}

/** The _id is `day/slice`. */
export interface StoredTotal extends Stored {
  day: string
  slice: string
  /** Incremented by every change, so that concurrent changes are noticed. */
  version: number
  sums: number[]
  /** By hour number. No nested arrays: FerretDB doesn't accept them. */
  hours: { hour: number; sums: number[] }[]
  lists: { name: string; counts: { value: string; count: number }[] }[]
}

type Content = Pick<StoredTotal, 'sums' | 'hours' | 'lists'>

export function totalId(day: string, slice: string): string {
  return `${day}/${slice}`
}

export function toContent(slice: Slice): Content {
  const lists = [...slice.lists]
    .map(([name, counts]) => ({
      name,
      counts: [...counts]
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([value, count]) => ({ value, count })),
    }))
    .filter(({ counts }) => counts.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const hours = [...slice.hours]
    .map(([hour, sums]) => ({ hour, sums: numbers(sums) }))
    .filter(({ sums }) => sums.some((sum) => sum !== 0))
    .sort((a, b) => a.hour - b.hour)
  return { sums: numbers(slice.sums), hours, lists }
}

export function toSlice({ sums, hours, lists }: Content): Slice {
  return {
    sums: toSums(sums),
    hours: new Map(hours.map(({ hour, sums }) => [hour, toSums(sums)])),
    lists: new Map(
      lists.map(({ name, counts }) => [
        name,
        new Map(counts.map(({ value, count }) => [value, count])),
      ]),
    ),
  }
}

function numbers(sums: Sums): number[] {
  return sumNames.map((name) => sums[name])
}

function toSums(values: readonly number[]): Sums {
  const sums = noSums()
  for (const [index, name] of sumNames.entries()) sums[name] = values[index] ?? 0
  return sums
}
