/**
 * Pages of a list that is sorted by a date and then by id, both descending. A page ends at its last
 * item's cursor (shared/cursor.ts), where the next one begins.
 */

import { searchTerms } from '#shared/chat/searchTerms'
import { cursorOf, parseCursor } from '#shared/cursor'
import type { Filter, Sort, Stored } from '../store/port'
import { Refusal } from './refusal'

export interface StoreCursor {
  at: Date
  id: string
}

export function cursorAt(at: Date, id: string): string {
  return cursorOf({ timestamp: at.getTime(), id })
}

/** Throws `invalid` if it isn't a cursor. */
export function requireCursor(text: string): StoreCursor {
  const cursor = parseCursor(text)
  if (!cursor) throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
  return { at: new Date(cursor.timestamp), id: cursor.id }
}

type DateField<T> = { [K in keyof T & string]: T[K] extends Date ? K : never }[keyof T & string]

interface Sorted<T extends Stored> {
  sort: Sort
  /** The condition for items after the cursor; none without one. Throws `invalid`. */
  after: (before: string | undefined) => Filter<T>
  /** The next page's cursor; null if this page isn't full. */
  next: (page: readonly T[], limit: number) => string | null
}

/** Records in which every word of the search occurs (`words`); one without words finds nothing. */
export function withWords<T extends Stored & { words?: string[] }>(search: string): Filter<T> {
  if (search === '') return {}
  const [first = '', ...others] = searchTerms(search)
  const rest = others.map((word) => ({ words: word }))
  // The index finds the first; the others are tested on those.
  return { words: first, ...(rest.length > 0 && { $and: rest }) } as Filter<T>
}

/** The pages of a list with the latest `field` first. */
export function latestBy<T extends Stored>(field: DateField<T>): Sorted<T> {
  return {
    sort: { [field]: -1, _id: -1 },
    after: (before) => {
      if (before === undefined) return {}
      const { at, id } = requireCursor(before)
      const older = [{ [field]: { $lt: at } }, { _id: { $lt: id } }]
      return { [field]: { $lte: at }, $or: older } as Filter<T>
    },
    next: (page, limit) => {
      const last = page.length === limit ? page.at(-1) : undefined
      return last ? cursorAt(last[field] as Date, last._id) : null
    },
  }
}
