/**
 * The admin's pages (specification, section 2). Only this table is in the site's script; each page
 * loads when opened. The server decides what a page may read; the guard only decides what is drawn.
 */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { company } from '#shared/company'

/** Sets the document title. These pages are never indexed, so they need no description. */
function titled(title: string) {
  return { title: `${title} · ${company.name}`, description: '' }
}

const retryMs = 1_500

/**
 * A page by the name that its file exports it under. If its script can't be fetched, tries once more:
 * most lines that break are back by then.
 */
function page<K extends string>(name: K, load: () => Promise<Record<K, ComponentType>>) {
  return async () => {
    const loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
      return load()
    })
    return { Component: loaded[name] }
  }
}

const whisperTabs: RouteObject[] = [
  {
    index: true,
    lazy: page('FirstTab', () => import('./frame/whisper/WhisperPage')),
  },
  {
    path: 'knowledge-base',
    handle: titled('Knowledge Base · Whisper Admin Panel'),
    lazy: page('KnowledgeBase', () => import('./knowledge/list/KnowledgeBase')),
  },
  {
    path: 'knowledge-base/new',
    handle: titled('Add Entry · Whisper Admin Panel'),
    lazy: page('NewEntryPage', () => import('./knowledge/entry/NewEntryPage')),
  },
  {
    path: 'knowledge-base/import',
    handle: titled('Import · Whisper Admin Panel'),
    lazy: page('ImportPage', () => import('./knowledge/importing/ImportPage')),
  },
  {
    path: 'knowledge-base/:id',
    handle: titled('Edit Entry · Whisper Admin Panel'),
    lazy: page('EntryPage', () => import('./knowledge/entry/EntryPage')),
  },
  {
    path: 'resources',
    handle: titled('Resources · Whisper Admin Panel'),
    lazy: page('WhisperResources', () => import('./reading/WhisperResources')),
  },
  {
    path: 'training',
    handle: titled('Training · Whisper Admin Panel'),
    lazy: page('Training', () => import('./training/Training')),
  },
  {
    path: 'live-chats',
    handle: titled('Live Chats · Whisper Admin Panel'),
    lazy: page('LiveChats', () => import('./chats/LiveChats')),
  },
  {
    path: 'settings',
    handle: titled('Settings · Whisper Admin Panel'),
    lazy: page('WhisperSettings', () => import('./whisperSettings/WhisperSettings')),
  },
  {
    path: 'icons',
    handle: titled('Icons · Whisper Admin Panel'),
    lazy: page('Icons', () => import('./icons/Icons')),
  },
  {
    path: 'analytics',
    handle: titled('Analytics · Whisper Admin Panel'),
    lazy: page('Analytics', () => import('./analytics/Analytics')),
  },
]

const tools: RouteObject[] = [
  {
    path: 'dashboard',
    handle: titled('Admin Dashboard'),
    lazy: page('DashboardPage', () => import('./dashboard/DashboardPage')),
  },
  {
    path: 'pricing',
    handle: titled('Pricing Calculator'),
    lazy: page('CalculatorPage', () => import('./quotes/CalculatorPage')),
  },
  {
    path: 'pricing/quotes',
    handle: titled('Quotes'),
    lazy: page('QuotesPage', () => import('./quotes/list/QuotesPage')),
  },
  // The same page as 'pricing': a quote gets this address once it is saved.
  {
    path: 'pricing/quotes/:id',
    handle: titled('Quote'),
    lazy: page('CalculatorPage', () => import('./quotes/CalculatorPage')),
  },
  {
    path: 'brand',
    handle: titled('Brand Guidelines'),
    lazy: page('BrandPage', () => import('./brand/BrandPage')),
  },
  {
    path: 'requests',
    handle: titled('Quote Requests'),
    lazy: page('RequestsPage', () => import('./requests/RequestsPage')),
  },
  {
    path: 'resources',
    handle: titled('Dealer Resources'),
    lazy: page('ResourcesPage', () => import('./resources/list/ResourcesPage')),
  },
  {
    path: 'resources/new',
    handle: titled('Add Resource'),
    lazy: page('AddPage', () => import('./resources/form/AddPage')),
  },
  {
    path: 'resources/:id',
    handle: titled('Edit Resource'),
    lazy: page('EditPage', () => import('./resources/form/EditPage')),
  },
  {
    path: 'signs',
    handle: titled('Entry Signs'),
    lazy: page('SignsPage', () => import('./signs/SignsPage')),
  },
  {
    path: 'settings/:tab?',
    handle: titled('Settings'),
    lazy: page('SettingsPage', () => import('./settings/SettingsPage')),
  },
  {
    path: 'whisper',
    handle: titled('Whisper Admin Panel'),
    lazy: page('WhisperPage', () => import('./frame/whisper/WhisperPage')),
    children: whisperTabs,
  },
]

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    lazy: page('AdminArea', () => import('./AdminArea')),
    children: [
      {
        path: 'login',
        handle: titled('Admin Access'),
        lazy: page('LoginPage', () => import('./frame/LoginPage')),
      },
      {
        path: 'figures/:token',
        handle: titled('Figures'),
        lazy: page('SharedFiguresPage', () => import('./analytics/sharing/SharedFiguresPage')),
      },
      {
        lazy: page('RequireTeammate', () => import('./frame/RequireTeammate')),
        children: [
          {
            lazy: page('AdminFrame', () => import('./frame/AdminFrame')),
            // Its error view is loaded with the first page.
            children: [
              {
                lazy: async () => ({
                  ErrorBoundary: (await import('./frame/PageFailed')).PageFailed,
                }),
                children: tools,
              },
            ],
          },
        ],
      },
    ],
  },
]
