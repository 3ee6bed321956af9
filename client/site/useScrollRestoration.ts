/**
 * Scrolling on route changes (specification, section 2): smoothly to the top or the hash's target,
 * or at once if reduced motion is preferred. Back and forward restore the position. Focus follows.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { headOf } from './head'

/** Scroll position of each history entry, by its key. */
const positions = new Map<string, number>()

/** Also sets the new page's title and moves the focus for screen readers. */
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
    // The browser would restore a position in a page that isn't drawn yet; it may once the site is
    // left. This component is never unmounted, so its listeners stay.
    history.scrollRestoration = 'manual'
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual'
    })
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto'
    })
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, key }
    if (before.key === key) return
    const named = hash ? document.getElementById(hash.slice(1)) : null
    const isNewPage = before.pathname !== pathname
    if (how === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (named) named.scrollIntoView({ behavior: motion() })
    else scrollTo({ top: 0, behavior: motion() })
    if (isNewPage || (named && how !== 'POP')) focusOn(named ?? document.getElementById('main'))
  }, [pathname, hash, key, how])

  // Runs after positioning and ends before the next, so no position is stored for the wrong entry.
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

/** Focuses a part's first heading, or the part itself. An open dialog keeps the focus. */
function focusOn(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part
  if (!heading || document.querySelector('dialog:modal')) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
