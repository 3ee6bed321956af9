/** The calls about the site's own pages, and their query keys. */
import { pageAddresses } from '#shared/whisper/addresses'
import type { pageCalls } from '#shared/whisper/pageCalls'
import { client } from '../../../api'

export const sitePages = client<typeof pageCalls>(pageAddresses)

export const keys = {
  /** Prefix of everything cached about the pages. */
  all: ['site-pages'],
  list: ['site-pages', 'list'],
  passages: (path: string) => ['site-pages', 'passages', path] as const,
} as const
