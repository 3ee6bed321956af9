/**
 * Static parts of a prerendered page, marked `data-stands`. They need no script, so React adopts
 * their HTML as it is and the code that drew them isn't loaded. Their behavior is in
 * site/enhancements.ts, their links in site/followLinks.ts.
 */
import { Outlet, type RouteObject } from 'react-router-dom'
import type { Head } from './head'

/** Builds a route from the HTML in the page; null if there is none. */
export function keepStatic(route: RouteObject): Partial<RouteObject> | null {
  // In development every part is drawn from its source, so that mismatches are reported.
  if (import.meta.env.DEV) return null
  if (route.id === 'layout') return layout()
  const page = staticPart('page')
  if (!page || route.id !== 'home') return null
  const handle: Pick<Head, 'title'> = { title: document.title }
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
  // A playing video stays where it is and must not start again when the page is drawn again.
  for (const frame of part.querySelectorAll('iframe')) frame.remove()
  return <div data-stands={name} {...innerHtml(part.innerHTML)} />
}

/** HTML that React leaves alone. It is the page's own, written by the build, never user input. */
function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
