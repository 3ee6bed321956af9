/**
 * Static parts of a prerendered page: they need no script, so React takes their HTML over as it is, and the
 * code that drew them is not loaded. Such a part names itself
 * `data-stands`; what works in it is site/enhancements.ts, links are site/followLinks.ts.
 */
import { Outlet, type RouteObject } from 'react-router-dom'
import type { Head } from './head'

/** What a route would load, made of the HTML in the page; null where there is none. */
export function keepStatic(route: RouteObject): Partial<RouteObject> | null {
  // While developing every part is drawn from its source, and told when it does not fit.
  if (import.meta.env.DEV) return null
  if (route.id === 'layout') return layout()
  const page = staticPart('page')
  if (!page || route.id !== 'home') return null
  const handle: Head = { title: document.title, description: '' }
  return { element: page, handle }
}

function layout(): Partial<RouteObject> | null {
  const top = staticPart('top')
  const bottom = staticPart('bottom')
  const site = document.querySelector('[data-site]')?.className
  if (!top || !bottom) return null
  return {
    element: (
      <div className={site} data-site="">
        {top}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {bottom}
      </div>
    ),
  }
}

function staticPart(name: string) {
  const part = document.querySelector(`[data-stands="${name}"]`)?.cloneNode(true) as Element | null
  if (!part) return null
  // A video that plays stays where it is; it does not begin again when the page is drawn again.
  for (const frame of part.querySelectorAll('iframe')) frame.remove()
  return <div data-stands={name} {...innerHtml(part.innerHTML)} />
}

/** What React leaves alone. It is the page's own HTML, as the build wrote it, and nobody's input. */
function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
