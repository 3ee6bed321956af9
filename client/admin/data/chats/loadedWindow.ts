/**
 * The part of the list that this browser has loaded: contiguous, newest first, each interaction once.
 * Loading extends its old end, live changes its new end, and what is far away is dropped, so that a
 * page can stay open for days. Pure: every function returns a new window, or the same one when
 * nothing has changed.
 */
import { compareByCursor, type CursorPosition, cursorOf, parseCursor } from '#shared/chat/cursor'
import type { Interaction } from '#shared/chat/records'
import type { Wanted } from './wanted'

export interface LoadedWindow {
  readonly wanted: Wanted
  readonly interactions: readonly Interaction[]
  /** Only interactions older than this cursor are loaded. Null: everything up to the newest. */
  readonly below: string | null
  /** Nothing older than this cursor is loaded. Null: everything down to the oldest. */
  readonly downTo: string | null
  /** The newest cursor that is shown; what is newer waits. Null: all is shown. */
  readonly shownFrom: string | null
}

/** Interactions in a window: about 10 MB, and further than anybody reads. */
export const maxLoaded = 2_000
/** Unseen arrivals that are kept; beyond that they are dropped and loaded again when wanted. */
export const maxWaiting = 500

export interface Page {
  readonly interactions: readonly Interaction[]
  readonly next: string | null
}

export function firstWindow(wanted: Wanted, { interactions, next }: Page): LoadedWindow {
  return { wanted, interactions, below: null, downTo: next, shownFrom: null }
}

/** Adds what is older. A page that does not join the window's end is left out. */
export function appendOlder(loaded: LoadedWindow, before: string, page: Page): LoadedWindow {
  if (loaded.downTo !== before) return loaded
  const interactions = [...loaded.interactions, ...page.interactions]
  return dropNewer({ ...loaded, interactions, downTo: page.next }, maxLoaded)
}

export function covers(loaded: LoadedWindow, cursor: CursorPosition): boolean {
  return (
    (loaded.below === null || isOlder(cursor, loaded.below)) &&
    (loaded.downTo === null || !isOlder(cursor, loaded.downTo))
  )
}

/** How many have arrived since arrivals were paused. They are the first of the window. */
export function countWaiting({ interactions, shownFrom }: LoadedWindow): number {
  if (shownFrom === null) return 0
  const pausedAt = parseCursor(shownFrom)
  if (pausedAt === null) return 0
  const first = interactions.findIndex((interaction) => compareByCursor(interaction, pausedAt) >= 0)
  return first === -1 ? interactions.length : first
}

/** From now on arrivals wait behind a count, so that nothing moves under the reader. */
export function pauseArrivals(loaded: LoadedWindow): LoadedWindow {
  const newest = loaded.interactions[0]
  if (loaded.shownFrom !== null || newest === undefined) return loaded
  return { ...loaded, shownFrom: cursorOf(newest) }
}

export function resumeArrivals(loaded: LoadedWindow): LoadedWindow {
  return loaded.shownFrom === null ? loaded : { ...loaded, shownFrom: null }
}

/** Drops what exceeds the limits: unseen arrivals before what is being read, old before new. */
export function trimWindow(loaded: LoadedWindow): LoadedWindow {
  const waiting = countWaiting(loaded)
  if (waiting > maxWaiting) {
    return trimWindow(dropNewer(loaded, loaded.interactions.length - waiting))
  }
  if (loaded.interactions.length <= maxLoaded + maxWaiting) return loaded
  return loaded.shownFrom === null
    ? dropOlder(loaded, maxLoaded)
    : dropNewer(loaded, maxLoaded + maxWaiting)
}

function dropOlder(loaded: LoadedWindow, most: number): LoadedWindow {
  const interactions = loaded.interactions.slice(0, most)
  const last = interactions.at(-1)
  return last === undefined ? loaded : { ...loaded, interactions, downTo: cursorOf(last) }
}

function dropNewer(loaded: LoadedWindow, most: number): LoadedWindow {
  const dropped = loaded.interactions.length - most
  const last = loaded.interactions[dropped - 1]
  if (last === undefined) return loaded
  const interactions = loaded.interactions.slice(dropped)
  return { ...loaded, interactions, below: cursorOf(last) }
}

function isOlder(cursor: CursorPosition, than: string): boolean {
  const other = parseCursor(than)
  return other !== null && compareByCursor(cursor, other) > 0
}
