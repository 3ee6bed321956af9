/**
 * Every address of the product and what it shows. Pages load on demand; the build prerenders the
 * public ones (prerender.tsx), the browser draws the rest. A public page doesn't load the route
 * tables of the areas behind a sign-in: links into them load a new document.
 */
import { useEffect } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { areaOf } from './site/areas'
import { ErrorPage } from './site/ErrorPage'
import { useScrollRestoration } from './site/useScrollRestoration'

/** The public routes, plus those of all areas if the path is behind a sign-in. */
export async function routesAround(path: string): Promise<RouteObject[]> {
  const areas = areaOf(path) ? (await import('./areaRoutes')).areaRoutes : []
  return [{ Component: Root, ErrorBoundary: ErrorPage, children: [...areas, publicRoutes] }]
}

/**
 * A page's file exports what its route needs, under the router's names. The ids identify parts that
 * may already be in the HTML (site/keepStatic.tsx).
 */
const publicRoutes: RouteObject = {
  id: 'layout',
  lazy: () => import('./site/frame/Layout'),
  children: [
    {
      id: 'home',
      path: '/',
      lazy: () => import('./site/Home'),
    },
    {
      path: '/system',
      lazy: () => import('./site/system/SystemPage'),
    },
    {
      path: '/about',
      lazy: () => import('./site/about/AboutPage'),
    },
    {
      path: '/for-you',
      lazy: () => import('./site/forYou/ForYouPage'),
    },
    {
      path: '/resources',
      lazy: () => import('./site/resources/ResourcesPage'),
    },
    {
      path: '/residential',
      lazy: () => import('./site/residential/ResidentialPage'),
    },
    {
      path: '/privacy',
      lazy: () => import('./site/privacy/PrivacyPage'),
    },
    {
      path: '*',
      lazy: () => import('./site/NotFound'),
    },
  ],
}

/** Wraps every page, public or not. */
function Root() {
  useScrollRestoration()
  useEffect(markAlive, [])
  return <Outlet />
}

/** Tells the starter that the page's script is running, so it need not load it again. */
function markAlive(): void {
  dispatchEvent(new Event('alive'))
}
