/**
 * Every address of the product and what it shows. Pages load on demand; the build prerenders the
 * public ones (prerender.tsx), the rest is drawn by the browser alone. A public page does not load
 * the admin's table: links from one area to the other are followed by the browser itself.
 */
import type { RouteObject } from 'react-router-dom'
import { isAdminPath } from './site/areas'
import { ErrorPage } from './site/ErrorPage'
import { Root } from './site/Root'

/** The routes of the area that a path lies in, and the public ones. */
export async function routesAround(path: string): Promise<RouteObject[]> {
  const area = isAdminPath(path) ? (await import('./admin/routes')).adminRoutes : []
  return [{ Component: Root, ErrorBoundary: ErrorPage, children: [...area, publicRoutes] }]
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
