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

/** The ids name what may stand in a page already (site/standing.tsx). */
const publicRoutes: RouteObject = {
  id: 'layout',
  lazy: async () => ({ Component: (await import('./site/Layout')).Layout }),
  children: [
    {
      id: 'home',
      path: '/',
      lazy: () =>
        import('./site/Home').then((page) => ({ Component: page.Home, handle: page.head })),
    },
    {
      path: '/system',
      lazy: () =>
        import('./site/system/SystemPage').then((page) => ({
          Component: page.SystemPage,
          handle: page.head,
        })),
    },
    {
      path: '/about',
      lazy: () =>
        import('./site/about/AboutPage').then((page) => ({
          Component: page.AboutPage,
          handle: page.head,
        })),
    },
    {
      path: '/for-you',
      lazy: () =>
        import('./site/forYou/ForYouPage').then((page) => ({
          Component: page.ForYouPage,
          handle: page.head,
        })),
    },
    {
      path: '/resources',
      lazy: () =>
        import('./site/resources/ResourcesPage').then((page) => ({
          Component: page.ResourcesPage,
          handle: page.head,
        })),
    },
    {
      path: '/residential',
      lazy: () =>
        import('./site/residential/ResidentialPage').then((page) => ({
          Component: page.ResidentialPage,
          handle: page.head,
        })),
    },
    {
      path: '/privacy',
      lazy: () =>
        import('./site/privacy/PrivacyPage').then((page) => ({
          Component: page.PrivacyPage,
          handle: page.head,
        })),
    },
    {
      path: '*',
      lazy: () =>
        import('./site/NotFound').then((page) => ({ Component: page.NotFound, handle: page.head })),
    },
  ],
}
