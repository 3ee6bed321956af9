import { useEffect, useState } from 'react'

/** The browser's time in epoch milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs])
  return now
}
