/** Every address of the admin's pages, for the server, which answers 404 to all others. */
import { loginPages } from '#shared/session/rules'
import { quotePattern, quotesPath } from './quotes/paths'
import { editResourcePattern, newResourcePath } from './resources/paths'
import { dashboardPath, tools } from './tools'
import { entryPattern, importPath, newEntryPath } from './whisper/knowledge/paths'
import { whisperTabs } from './whisper/tabs'

export const adminPaths: readonly string[] = [
  loginPages.admin,
  dashboardPath,
  ...tools.map(({ path }) => path),
  quotesPath,
  quotePattern,
  newResourcePath,
  editResourcePattern,
  ...whisperTabs.map(({ href }) => href),
  newEntryPath,
  importPath,
  entryPattern,
]
