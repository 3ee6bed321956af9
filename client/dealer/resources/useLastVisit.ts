/** End of the previous visit in milliseconds since 1970; null on a first visit. */
import { useEffect, useState } from 'react'
import { storeVisits, readVisits, visitAt } from './visit'

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
