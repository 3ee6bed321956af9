/** Which entries the list shows, and in what order. Pure. */
import type { EntrySummary } from '#shared/knowledge/records'

export const listViews = [
  { id: 'all', name: 'Current' },
  { id: 'drafts', name: 'To publish' },
  { id: 'archived', name: 'Archived' },
] as const
export type ListView = (typeof listViews)[number]['id']

/** The view requested by the address. */
export function listViewIn(parameters: URLSearchParams): ListView {
  const asked = parameters.get('show')
  return listViews.find(({ id }) => id === asked)?.id ?? 'all'
}

const belongs: Record<ListView, (entry: EntrySummary) => boolean> = {
  all: ({ status }) => status !== 'archived',
  drafts: ({ status, hasChanges }) => status === 'draft' || hasChanges,
  archived: ({ status }) => status === 'archived',
}

export function entriesIn(entries: readonly EntrySummary[], view: ListView): EntrySummary[] {
  return entries
    .filter(belongs[view])
    .sort((a, b) => a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1))
}

export function countByView(entries: readonly EntrySummary[]): Record<ListView, number> {
  const count = (view: ListView) => entries.filter(belongs[view]).length
  return { all: count('all'), drafts: count('drafts'), archived: count('archived') }
}
