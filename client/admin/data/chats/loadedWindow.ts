/**
 * The part of the list that this browser has loaded: contiguous, newest first, each interaction
 * once. Loading extends its old end, live changes its new end, and distant interactions are
 * dropped, so that a page can stay open for days. Pure: every function returns a new window, or the
 * same one if nothing changed.
 */

import type { Interaction } from '#shared/chat/records'
import { compareByCursor, type CursorPosition, cursorOf, parseCursor } from '#shared/cursor'
import type { Wanted } from './wanted'

export interface LoadedWindow {
  readonly wanted: Wanted
  readonly interactions: readonly Interaction[]
  /** Only interactions older than this cursor are loaded. Null: everything up to the newest. */
  readonly below: string | null
  /** Nothing older than this cursor is loaded. Null: everything down to the oldest. */
  readonly downTo: string | null
  /** The newest cursor shown; newer interactions wait. Null: all are shown. */
  readonly shownFrom: string | null
}

/** Interactions per window: about 10 MB, and more than anybody reads. */
export const maxLoaded = 2_000
/** Unseen arrivals to keep; more are dropped and loaded again on request. */
export const maxWaiting = 500

interface Page {
  readonly interactions: readonly Interaction[]
  readonly next: string | null
}

export function firstWindow(wanted: Wanted, { interactions, next }: Page): LoadedWindow {
  return { wanted, interactions, below: null, downTo: next, shownFrom: null }
}

/** Adds an older page. A page that doesn't adjoin the window's end is ignored. */
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

/** Arrivals since they were paused. They are the window's first interactions. */
export function countWaiting({ interactions, shownFrom }: LoadedWindow): number {
  if (shownFrom === null) return 0
  const pausedAt = parseCursor(shownFrom)
  if (pausedAt === null) return 0
  const first = interactions.findIndex((interaction) => compareByCursor(interaction, pausedAt) >= 0)
  return first === -1 ? interactions.length : first
}

/** Makes arrivals wait behind a counter, so that nothing moves while reading. */
export function pauseArrivals(loaded: LoadedWindow): LoadedWindow {
  const newest = loaded.interactions[0]
  if (loaded.shownFrom !== null || newest === undefined) return loaded
  return { ...loaded, shownFrom: cursorOf(newest) }
}

export function resumeArrivals(loaded: LoadedWindow): LoadedWindow {
  return loaded.shownFrom === null ? loaded : { ...loaded, shownFrom: null }
}

/** Drops interactions over the limits: unseen arrivals before those being read, old before new. */
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
