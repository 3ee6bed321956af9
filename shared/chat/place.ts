/**
 * An interaction's place in the list of interactions, newest first: by moment, then by id. A page
 * ends at the place of its last one; both sides can make a place, so that an admin's screen can let
 * go of what is far away and ask for it again. Pure, and free of zod.
 */
export interface Placed {
  /** Milliseconds since 1970. */
  timestamp: number
  id: string
}

/** Of a Date, in milliseconds since 1970. Beyond, a store would take it for no condition at all. */
export const latestMoment = 8_640_000_000_000_000

const pattern = /^(\d{1,16})_(.{1,64})$/

export function placeOf({ timestamp, id }: Placed): string {
  return `${timestamp}_${id}`
}

/** Null when the text is no place. */
export function readPlace(place: string): Placed | null {
  const [, timestamp, id] = pattern.exec(place) ?? []
  if (timestamp === undefined || id === undefined) return null
  return Number(timestamp) > latestMoment ? null : { timestamp: Number(timestamp), id }
}

/** Negative when `a` stands before `b`, that is, when it is newer. */
export function comparePlaces(a: Placed, b: Placed): number {
  if (a.timestamp !== b.timestamp) return b.timestamp - a.timestamp
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}
