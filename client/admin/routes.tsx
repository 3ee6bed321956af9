/**
 * The admin's pages (specification, section 2). Only this table is in the site's script; each page
 * loads when opened. The server decides what a page may read; the guard only decides what is drawn.
 */
import type { RouteObject } from 'react-router-dom'
import { company } from '#shared/company'

/** Sets the document title. These pages are never indexed, so they need no description. */
function titled(title: string) {
  return { title: `${title} · ${company.name}`, description: '' }
}

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('./AdminArea')).AdminArea }),
    children: [
      {
        path: 'login',
        handle: titled('Admin Access'),
        lazy: async () => ({ Component: (await import('./frame/LoginPage')).LoginPage }),
      },
      {
        path: 'figures/:token',
        handle: titled('Figures'),
        lazy: async () => ({
          Component: (await import('./analytics/sharing/SharedFiguresPage')).SharedFiguresPage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./frame/RequireAdmin')).RequireAdmin }),
        children: [
          {
            lazy: async () => ({ Component: (await import('./frame/AdminFrame')).AdminFrame }),
            children: [
              {
                path: 'dashboard',
                handle: titled('Admin Dashboard'),
                lazy: async () => ({
                  Component: (await import('./dashboard/DashboardPage')).DashboardPage,
                }),
              },
              {
                path: 'pricing',
                handle: titled('Pricing Calculator'),
                lazy: async () => ({
                  Component: (await import('./quotes/PricingPage')).PricingPage,
                }),
              },
              {
                path: 'pricing/quotes',
                handle: titled('Quotes'),
                lazy: async () => ({
                  Component: (await import('./quotes/list/QuotesPage')).QuotesPage,
                }),
              },
              // The same page as 'pricing': a quote gets this address once it is saved.
              {
                path: 'pricing/quotes/:id',
                handle: titled('Quote'),
                lazy: async () => ({
                  Component: (await import('./quotes/PricingPage')).PricingPage,
                }),
              },
              {
                path: 'brand',
                handle: titled('Brand Guidelines'),
                lazy: async () => ({
                  Component: (await import('./brand/BrandPage')).BrandPage,
                }),
              },
              {
                path: 'requests',
                handle: titled('Quote Requests'),
                lazy: async () => ({
                  Component: (await import('./requests/RequestsPage')).RequestsPage,
                }),
              },
              {
                path: 'resources',
                handle: titled('Dealer Resources'),
                lazy: async () => ({
                  Component: (await import('./resources/list/ResourcesPage')).ResourcesPage,
                }),
              },
              {
                path: 'resources/new',
                handle: titled('Add Resource'),
                lazy: async () => ({
                  Component: (await import('./resources/form/AddPage')).AddPage,
                }),
              },
              {
                path: 'resources/:id',
                handle: titled('Edit Resource'),
                lazy: async () => ({
                  Component: (await import('./resources/form/EditPage')).EditPage,
                }),
              },
              {
                path: 'signs',
                handle: titled('Entry Signs'),
                lazy: async () => ({
                  Component: (await import('./signs/SignsPage')).SignsPage,
                }),
              },
              {
                path: 'settings/:tab?',
                handle: titled('Settings'),
                lazy: async () => ({
                  Component: (await import('./team/SettingsPage')).SettingsPage,
                }),
              },
              {
                path: 'whisper',
                handle: titled('Whisper Admin Panel'),
                lazy: async () => ({
                  Component: (await import('./frame/whisper/WhisperPage')).WhisperPage,
                }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import('./frame/whisper/WhisperPage')).FirstTab,
                    }),
                  },
                  {
                    path: 'knowledge-base',
                    handle: titled('Knowledge Base · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./knowledge/list/KnowledgeBase')).KnowledgeBase,
                    }),
                  },
                  {
                    path: 'knowledge-base/new',
                    handle: titled('Add Entry · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./knowledge/entry/NewEntryPage')).NewEntryPage,
                    }),
                  },
                  {
                    path: 'knowledge-base/import',
                    handle: titled('Import · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./knowledge/importing/ImportPage')).ImportPage,
                    }),
                  },
                  {
                    path: 'knowledge-base/:id',
                    handle: titled('Edit Entry · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./knowledge/entry/EntryPage')).EntryPage,
                    }),
                  },
                  {
                    path: 'resources',
                    handle: titled('Resources · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./reading/Resources')).Resources,
                    }),
                  },
                  {
                    path: 'training',
                    handle: titled('Training · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./training/Training')).Training,
                    }),
                  },
                  {
                    path: 'live-chats',
                    handle: titled('Live Chats · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./chats/LiveChats')).LiveChats,
                    }),
                  },
                  {
                    path: 'settings',
                    handle: titled('Settings · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./settings/Settings')).Settings,
                    }),
                  },
                  {
                    path: 'icons',
                    handle: titled('Icons · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./icons/Icons')).Icons,
                    }),
                  },
                  {
                    path: 'analytics',
                    handle: titled('Analytics · Whisper Admin Panel'),
                    lazy: async () => ({
                      Component: (await import('./analytics/Analytics')).Analytics,
                    }),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
