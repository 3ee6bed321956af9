/**
 * Makes links that React did not draw (in Whisper's panel and in static parts) navigate within the
 * site without a page load, so that the panel stays; keeps the frame's in-page links right.
 */
import type { createBrowserRouter } from 'react-router-dom'
import { areaOf } from './areas'

type Router = ReturnType<typeof createBrowserRouter>

export function followLinks(router: Pick<Router, 'navigate' | 'subscribe'>): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlain || event.defaultPrevented) return
    if (link.download || link.target || link.origin !== location.origin) return
    // Between areas the browser loads a new document.
    if (areaOf(link.pathname) !== areaOf(location.pathname)) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash)
  })
  router.subscribe(pointAnchors)
}

/** Links to the home page's sections are in-page there (specification, 2), as its HTML has them. */
function pointAnchors(): void {
  const anchors = document.querySelectorAll('[data-stands] nav a[href*="#"]:not([target])')
  for (const anchor of anchors as NodeListOf<HTMLAnchorElement>)
    anchor.href = (location.pathname === '/' ? '' : '/') + anchor.hash
}
