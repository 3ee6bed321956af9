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
      lazy: async () => {
        const { Home, head } = await import('./site/Home')
        return { Component: Home, handle: head }
      },
    },
    {
      path: '/system',
      lazy: async () => {
        const { SystemPage, head } = await import('./site/system/SystemPage')
        return { Component: SystemPage, handle: head }
      },
    },
    {
      path: '/about',
      lazy: async () => {
        const { AboutPage, head } = await import('./site/about/AboutPage')
        return { Component: AboutPage, handle: head }
      },
    },
    {
      path: '/for-you',
      lazy: async () => {
        const { ForYouPage, head } = await import('./site/forYou/ForYouPage')
        return { Component: ForYouPage, handle: head }
      },
    },
    {
      path: '/resources',
      lazy: async () => {
        const { ResourcesPage, head } = await import('./site/resources/ResourcesPage')
        return { Component: ResourcesPage, handle: head }
      },
    },
    {
      path: '/residential',
      lazy: async () => {
        const { ResidentialPage, head } = await import('./site/residential/ResidentialPage')
        return { Component: ResidentialPage, handle: head }
      },
    },
    {
      path: '/privacy',
      lazy: async () => {
        const { PrivacyPage, head } = await import('./site/privacy/PrivacyPage')
        return { Component: PrivacyPage, handle: head }
      },
    },
    {
      path: '*',
      lazy: async () => {
        const { NotFound, head } = await import('./site/NotFound')
        return { Component: NotFound, handle: head }
      },
    },
  ],
}
