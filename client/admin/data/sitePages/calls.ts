/** The calls about the site's own pages, and the names their answers are cached under. */
import { pageAddresses } from '#shared/whisper/addresses'
import type { pageCalls } from '#shared/whisper/pageCalls'
import { client } from '../../../api'

export const sitePages = client<typeof pageCalls>(pageAddresses)

export const keys = {
  /** All that is cached of the pages. */
  all: ['site-pages'],
  list: ['site-pages', 'list'],
  passages: (path: string) => ['site-pages', 'passages', path] as const,
} as const
