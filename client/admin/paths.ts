/** Every address of the admin pages; the server answers 404 to any other. */
import { sharedFiguresPath } from '#shared/analytics/addresses'
import { loginPages } from '#shared/session/rules'
import { entryPattern, importPath, newEntryPath } from './data/knowledge/paths'
import { quotePattern, quotesPath } from './data/quotes/paths'
import { editResourcePattern, newResourcePath } from './data/resources/paths'
import { teamTabs } from './data/team/paths'
import { whisperTabs } from './data/whisperTabs'
import { dashboardPath, tools } from './frame/tools'

export const adminPaths: readonly string[] = [
  loginPages.admin,
  dashboardPath,
  ...tools.map(({ path }) => path),
  quotesPath,
  quotePattern,
  newResourcePath,
  editResourcePattern,
  ...whisperTabs.map(({ href }) => href),
  ...teamTabs.map(({ href }) => href),
  newEntryPath,
  importPath,
  entryPattern,
  sharedFiguresPath(':token'),
]
