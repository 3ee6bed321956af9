/**
 * Every address of the product and what it shows. Pages load on demand; the build prerenders the
 * public ones (prerender.tsx), the rest is drawn by the browser alone. A public page does not load
 * the tables of the areas behind a sign-in: links into them are followed by the browser itself.
 */
import type { RouteObject } from 'react-router-dom'
import { areaOf } from './site/areas'
import { ErrorPage } from './site/ErrorPage'
import { Root } from './site/Root'

/** The public routes, and for a path behind a sign-in those of all areas. */
export async function routesAround(path: string): Promise<RouteObject[]> {
  const areas = areaOf(path) ? (await import('./areaRoutes')).areaRoutes : []
  return [{ Component: Root, ErrorBoundary: ErrorPage, children: [...areas, publicRoutes] }]
}

/**
 * A page's file exports what its route needs, by the router's names. The ids name what may stand in a
 * page already (site/keepStatic.tsx).
 */
const publicRoutes: RouteObject = {
  id: 'layout',
  lazy: async () => ({ Component: (await import('./site/Layout')).Layout }),
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
