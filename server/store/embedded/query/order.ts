/** Sorts in memory, in the same order as the indexes. Keeps only as many rows as are wanted. */
import type { Sort } from '../../port'
import type { Doc } from '../disk/document'
import { type Code, encode } from '../index/key'
import { valuesAt } from '../index/values'

interface Ranked<T> {
  rank: Code
  item: T
}

interface Sorter<T> {
  add(document: Doc, item: T): void
  sorted(): T[]
}

/** `keep`: how many of the first rows are wanted. */
export function createSorter<T>(sort: Sort, keep = Number.POSITIVE_INFINITY): Sorter<T> {
  const parts = Object.entries(sort).map(([path, direction]) => ({
    names: path.split('.'),
    descending: direction === -1,
  }))
  let rows: Ranked<T>[] = []
  const shorten = () => {
    rows.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    if (rows.length > keep) rows = rows.slice(0, keep)
  }
  return {
    add(document, item) {
      rows.push({ rank: parts.map((part) => rankOf(document, part)).join(''), item })
      if (rows.length >= keep * 2 + 1000) shorten()
    },
    sorted() {
      shorten()
      return rows.map(({ item }) => item)
    },
  }
}

/** An array sorts by its smallest value ascending, and by its largest descending. */
function rankOf(document: Doc, part: { names: readonly string[]; descending: boolean }): Code {
  const { values } = valuesAt(document, part.names)
  const codes = values.map((value) => encode(value, part.descending))
  return codes.sort()[0] ?? ''
}
