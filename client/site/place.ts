/** Specification, section 2: route changes scroll smoothly to the top, or to what the hash names. */
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { headOf } from './head'

/** Also gives the new page its title, and screen readers its beginning. */
export function usePlace(): void {
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const matches = useMatches()
  const last = useRef({ pathname, key })
  const { title } = headOf(matches)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const before = last.current
    last.current = { pathname, key }
    // The first page, and the way back and forth, are placed by the browser.
    if (before.key === key || how === 'POP') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = still ? 'auto' : 'smooth'
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (named) named.scrollIntoView({ behavior })
    else scrollTo({ top: 0, behavior })
    if (before.pathname !== pathname) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname, hash, key, how])
}
