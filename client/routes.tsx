/**
 * Every address of the product and what it shows. Pages load on demand; the build prerenders the
 * public ones (prerender.tsx), the rest is drawn by the browser alone.
 */
import type { RouteObject } from 'react-router-dom'
import { adminRoutes } from './admin/routes'
import { ErrorPage } from './site/ErrorPage'
import { Layout } from './site/Layout'
import { Root } from './site/Root'

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      ...adminRoutes,
      {
        Component: Layout,
        children: [
          {
            path: '/',
            lazy: async () => {
              const { Home, head } = await import('./site/Home')
              return { Component: Home, handle: head }
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
      },
    ],
  },
]
