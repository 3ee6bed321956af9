/**
 * Cursors of lists, newest first: by timestamp, then by id. A page ends at its last item's cursor.
 * Both sides can make one, so that an admin's screen can drop distant pages and load them again.
 * Pure and free of zod.
 */
export interface CursorPosition {
  /** Milliseconds since 1970. */
  timestamp: number
  id: string
}

/** The latest Date, in milliseconds since 1970: a store would drop a condition with a later one. */
export const maxTimestamp = 8_640_000_000_000_000

const pattern = /^(\d{1,16})_(.{1,64})$/

export function cursorOf({ timestamp, id }: CursorPosition): string {
  return `${timestamp}_${id}`
}

/** Null if the text isn't a cursor. */
export function parseCursor(place: string): CursorPosition | null {
  const [, timestamp, id] = pattern.exec(place) ?? []
  if (timestamp === undefined || id === undefined) return null
  return Number(timestamp) > maxTimestamp ? null : { timestamp: Number(timestamp), id }
}

/** Negative if `a` comes before `b`, that is, if it is newer. */
export function compareByCursor(a: CursorPosition, b: CursorPosition): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}
