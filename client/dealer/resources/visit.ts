/**
 * When this browser's last visit to the portal ended, so that newer resources can be marked New. A
 * reload, or coming back within half an hour, belongs to the same visit.
 */
import { useEffect, useState } from 'react'
import { readJson, storeJson } from '../../storage'

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

export const readVisits = () => readJson('local', key, isVisits)

/** Without storage every visit is the first, and nothing is marked New. */
export const storeVisits = (visits: Visits) => storeJson('local', key, visits)

function isVisits(value: unknown): value is Visits {
  if (typeof value !== 'object' || value === null) return false
  if (!('before' in value) || !('seen' in value)) return false
  const { before, seen } = value
  return (before === null || typeof before === 'number') && typeof seen === 'number'
}

/** End of the previous visit in milliseconds since 1970; null on a first visit. */
export function useLastVisit(): number | null {
  const [{ before }] = useState(() => visitAt(readVisits(), Date.now()))

  useEffect(() => {
    // This visit lasts as long as the page is visible.
    const note = () => storeVisits({ before, seen: Date.now() })
    note()
    document.addEventListener('visibilitychange', note)
    addEventListener('pagehide', note)
    return () => {
      note()
      document.removeEventListener('visibilitychange', note)
      removeEventListener('pagehide', note)
    }
  }, [before])

  return before
}
