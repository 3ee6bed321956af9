/** Where a page of a list ends (shared/chat/place.ts), with times as the store has them. */
import { placeOf, readPlace } from '#shared/chat/place'
import { Refusal } from '../../http/refusal'
import type { Place } from './filters'

export function placeAt(at: Date, id: string): string {
  return placeOf({ timestamp: at.getTime(), id })
}

/** Throws `invalid` where it is none. */
export function parsePlace(text: string): Place {
  const place = readPlace(text)
  if (!place) throw new Refusal('invalid', 'Bad Request', { fields: { before: 'is not a place' } })
  return { at: new Date(place.timestamp), id: place.id }
}
