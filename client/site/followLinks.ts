/**
 * Makes links that React did not draw (in Whisper's panel and in static parts) navigate within the
 * site without a page load, so that the panel stays.
 */
import type { createBrowserRouter } from 'react-router-dom'
import { areaOf } from './areas'

type Router = ReturnType<typeof createBrowserRouter>

export function followLinks(router: Pick<Router, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlain || event.defaultPrevented) return
    if (link.download || link.target || link.origin !== location.origin) return
    // Between areas the browser loads a new document.
    if (areaOf(link.pathname) !== areaOf(location.pathname)) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash)
  })
}
