/**
 * Cursors of lists, newest first: by timestamp, then by id. A page ends at the cursor of its last item; both
 * sides can make one, so that an admin's screen can drop what is far away and load it again. Pure, and free
 * of zod.
 */
export interface CursorPosition {
  /** Milliseconds since 1970. */
  timestamp: number
  id: string
}

/** Of a Date, in milliseconds since 1970. Beyond, a store would take it for no condition at all. */
export const maxTimestamp = 8_640_000_000_000_000

const pattern = /^(\d{1,16})_(.{1,64})$/

export function cursorOf({ timestamp, id }: CursorPosition): string {
  return `${timestamp}_${id}`
}

/** Null when the text is no cursor. */
export function parseCursor(place: string): CursorPosition | null {
  const [, timestamp, id] = pattern.exec(place) ?? []
  if (timestamp === undefined || id === undefined) return null
  return Number(timestamp) > maxTimestamp ? null : { timestamp: Number(timestamp), id }
}

/** Negative when `a` comes before `b`, that is, when it is newer. */
export function compareByCursor(a: CursorPosition, b: CursorPosition): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}
