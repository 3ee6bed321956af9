/** Merges current rows into a list, so that it equals a fresh load. Pure. */
import type { ConversationRow } from '#shared/chat/conversations/records'
import { compareByCursor, type CursorPosition, parseCursor } from '#shared/cursor'

export interface LoadedRows {
  readonly rows: readonly ConversationRow[]
  /** Cursor of the next page; null if everything is loaded. */
  readonly next: string | null
}

/** Limit for a page that stays open for days. */
export const maxRows = 500

/** `ids` were requested; those missing from `rows` no longer belong to the list. */
export function mergeRows(
  loaded: LoadedRows,
  ids: readonly string[],
  rows: readonly ConversationRow[],
): LoadedRows {
  const end = loaded.next === null ? null : cursorFrom(loaded.next)
  const others = loaded.rows.filter(({ id }) => !ids.includes(id))
  const here = rows.filter(
    ({ place }) => end === null || compareByCursor(cursorFrom(place), end) <= 0,
  )
  const merged = [...others, ...here].sort(byCursor)
  const last = merged[maxRows - 1]
  return last && merged.length > maxRows
    ? { rows: merged.slice(0, maxRows), next: last.place }
    : { rows: merged, next: loaded.next }
}

/** Adds older rows. Rows already in the list are newer and stay. */
export function appendRows(loaded: LoadedRows, before: string, page: LoadedRows): LoadedRows {
  if (loaded.next !== before) return loaded
  const known = new Set(loaded.rows.map(({ id }) => id))
  const older = page.rows.filter(({ id }) => !known.has(id))
  return { rows: [...loaded.rows, ...older].sort(byCursor), next: page.next }
}

export function markRead(loaded: LoadedRows, conversationId: string, seq: number): LoadedRows {
  const rows = loaded.rows.map((row) =>
    row.id === conversationId
      ? { ...row, unread: Math.min(row.unread, Math.max(0, row.messages - seq)) }
      : row,
  )
  return { ...loaded, rows }
}

function byCursor(one: ConversationRow, other: ConversationRow): number {
  return compareByCursor(cursorFrom(one.place), cursorFrom(other.place))
}

function cursorFrom(place: string): CursorPosition {
  return parseCursor(place) ?? { timestamp: 0, id: '' }
}
