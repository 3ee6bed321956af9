/** Page cursors (shared/chat/cursor.ts) with dates as the store has them. */
import { cursorOf, parseCursor } from '#shared/chat/cursor'
import { Refusal } from '../../http/refusal'
import type { StoreCursor } from './filters'

export function cursorAt(at: Date, id: string): string {
  return cursorOf({ timestamp: at.getTime(), id })
}

/** Throws `invalid` if it isn't a cursor. */
export function requireCursor(text: string): StoreCursor {
  const cursor = parseCursor(text)
  if (!cursor) throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
  return { at: new Date(cursor.timestamp), id: cursor.id }
}
