/**
 * Specification, section 2: route changes scroll smoothly to the top, or to what the hash names, and at
 * once where motion is not wanted. Back and forward return to where one was. The focus goes along.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { headOf } from './head'

/** How far down each entry of the history was, by its key. */
const positions = new Map<string, number>()

/** Also gives the new page its title, and screen readers its beginning. */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const matches = useMatches()
  const last = useRef({ pathname, key })
  const title = headOf(matches)?.title

  useEffect(() => {
    if (title) document.title = title
  }, [title])

  useEffect(() => {
    // The browser would go back to a place in a page that is not drawn yet.
    const byUs = () => {
      history.scrollRestoration = 'manual'
    }
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    byUs()
    addEventListener('pageshow', byUs)
    addEventListener('pagehide', byBrowser)
    return () => {
      removeEventListener('pageshow', byUs)
      removeEventListener('pagehide', byBrowser)
    }
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, key }
    if (before.key === key) return
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const isNewPage = before.pathname !== pathname
    if (how === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (named) named.scrollIntoView({ behavior: motion() })
    else scrollTo({ top: 0, behavior: motion() })
    if (isNewPage || (named && how !== 'POP')) focusOn(named ?? document.getElementById('main'))
  }, [pathname, hash, key, how])

  // After the page was placed, and ended before the next one is: no place is noted for the wrong entry.
  useLayoutEffect(() => {
    const note = () => positions.set(key, scrollY)
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key])
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** The first heading of a part, or the part itself. A dialog that is open keeps the focus. */
function focusOn(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part
  if (!heading || document.querySelector('dialog:modal')) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
