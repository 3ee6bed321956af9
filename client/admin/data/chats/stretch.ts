/**
 * The stretch of the list that this browser holds: a run without gaps, newest first, each
 * interaction once. It grows at its old end by loading and at its new end by itself, and it lets go
 * of what is far away, so that a page can stay open for days. Pure: every function returns a new
 * stretch, or the same one when nothing has changed.
 */
import { comparePlaces, type Placed, placeOf, readPlace } from '#shared/chat/place'
import type { Interaction } from '#shared/chat/records'
import type { Wanted } from './wanted'

export interface Stretch {
  readonly wanted: Wanted
  readonly interactions: readonly Interaction[]
  /** Only what is older than this place is held. Null: everything up to the newest. */
  readonly below: string | null
  /** Nothing older than this place is held. Null: everything down to the oldest. */
  readonly downTo: string | null
  /** The newest place that is shown; what is newer waits. Null: all is shown. */
  readonly shownFrom: string | null
}

/** As many interactions as a stretch holds: about 10 MB, and further than anybody reads. */
export const mostHeld = 2_000
/** As many as wait unseen before they are let go of, to be loaded when they are wanted. */
export const mostWaiting = 500

export interface Page {
  readonly interactions: readonly Interaction[]
  readonly next: string | null
}

export function firstStretch(wanted: Wanted, { interactions, next }: Page): Stretch {
  return { wanted, interactions, below: null, downTo: next, shownFrom: null }
}

/** Adds what is older. A page that does not join the stretch's end is left out. */
export function withOlder(stretch: Stretch, before: string, page: Page): Stretch {
  if (stretch.downTo !== before) return stretch
  const interactions = [...stretch.interactions, ...page.interactions]
  return keepOldest({ ...stretch, interactions, downTo: page.next }, mostHeld)
}

export function holds(stretch: Stretch, place: Placed): boolean {
  return (
    (stretch.below === null || isOlder(place, stretch.below)) &&
    (stretch.downTo === null || !isOlder(place, stretch.downTo))
  )
}

/** How many have come since the reader's list was held. They are the first of the stretch. */
export function waitingCount({ interactions, shownFrom }: Stretch): number {
  if (shownFrom === null) return 0
  const held = readPlace(shownFrom)
  if (held === null) return 0
  const first = interactions.findIndex((interaction) => comparePlaces(interaction, held) >= 0)
  return first === -1 ? interactions.length : first
}

/** From now on what arrives waits, so that nothing moves under the reader. */
export function held(stretch: Stretch): Stretch {
  const newest = stretch.interactions[0]
  if (stretch.shownFrom !== null || newest === undefined) return stretch
  return { ...stretch, shownFrom: placeOf(newest) }
}

export function released(stretch: Stretch): Stretch {
  return stretch.shownFrom === null ? stretch : { ...stretch, shownFrom: null }
}

/** Lets go of what is too much: of what waits before what is read, of what is old before what is new. */
export function bounded(stretch: Stretch): Stretch {
  const waiting = waitingCount(stretch)
  if (waiting > mostWaiting) {
    return bounded(keepOldest(stretch, stretch.interactions.length - waiting))
  }
  if (stretch.interactions.length <= mostHeld + mostWaiting) return stretch
  return stretch.shownFrom === null
    ? keepNewest(stretch, mostHeld)
    : keepOldest(stretch, mostHeld + mostWaiting)
}

function keepNewest(stretch: Stretch, most: number): Stretch {
  const interactions = stretch.interactions.slice(0, most)
  const last = interactions.at(-1)
  return last === undefined ? stretch : { ...stretch, interactions, downTo: placeOf(last) }
}

function keepOldest(stretch: Stretch, most: number): Stretch {
  const dropped = stretch.interactions.length - most
  const last = stretch.interactions[dropped - 1]
  if (last === undefined) return stretch
  const interactions = stretch.interactions.slice(dropped)
  return { ...stretch, interactions, below: placeOf(last) }
}

function isOlder(place: Placed, than: string): boolean {
  const other = readPlace(than)
  return other !== null && comparePlaces(place, other) > 0
}
