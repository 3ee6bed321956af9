/**
 * The dealer portal's pages (specification, section 2), inside the site's layout. Each loads when
 * it is opened. The server decides what a dealer may read; the guard only decides what is drawn.
 */
import type { RouteObject } from 'react-router-dom'
import { company } from '#shared/company'

/** Sets the document title. These pages are never indexed, so they need no description. */
function titled(title: string) {
  return { title: `${title} · ${company.name}`, description: '' }
}

export const dealerRoutes: RouteObject[] = [
  {
    lazy: () => import('../site/frame/Layout'),
    children: [
      {
        path: '/dealer',
        lazy: async () => ({ Component: (await import('./DealerArea')).DealerArea }),
        children: [
          {
            path: 'login',
            handle: titled('Dealer Portal Access'),
            lazy: async () => ({ Component: (await import('./session/LoginPage')).LoginPage }),
          },
          {
            lazy: async () => ({
              Component: (await import('./session/RequireDealer')).RequireDealer,
            }),
            children: [
              {
                path: 'resources',
                handle: titled('Dealer Resources'),
                lazy: async () => ({
                  Component: (await import('./resources/ResourcesPage')).ResourcesPage,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
]
