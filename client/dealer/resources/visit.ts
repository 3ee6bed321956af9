/**
 * When this browser's last visit to the portal ended, so that newer resources can be marked New. A
 * reload, or coming back within half an hour, belongs to the same visit.
 */
interface Visits {
  /** When the previous visit ended; null on a first visit. */
  before: number | null
  /** When the current visit was last active. */
  seen: number
}

const apartMs = 30 * 60_000

/** Visits after the portal was viewed at `now`. */
export function visitAt(known: Visits | null, now: number): Visits {
  if (!known) return { before: null, seen: now }
  const isNext = now - known.seen > apartMs
  return { before: isNext ? known.seen : known.before, seen: now }
}

const key = 'dealer-visits'

export function readVisits(): Visits | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isVisits(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeVisits(visits: Visits): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // Without storage every visit is the first, and nothing is marked New.
  }
}

function isVisits(value: unknown): value is Visits {
  if (typeof value !== 'object' || value === null) return false
  if (!('before' in value) || !('seen' in value)) return false
  const { before, seen } = value
  return (before === null || typeof before === 'number') && typeof seen === 'number'
}
