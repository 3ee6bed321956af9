/** Which entries the list shows, and in what order. Pure. */
import type { EntrySummary } from '#shared/knowledge/records'

export const standings = [
  { id: 'all', name: 'Current' },
  { id: 'drafts', name: 'To publish' },
  { id: 'archived', name: 'Archived' },
] as const
export type Standing = (typeof standings)[number]['id']

/** Which of them an address asks for. */
export function standingIn(parameters: URLSearchParams): Standing {
  const asked = parameters.get('show')
  return standings.find(({ id }) => id === asked)?.id ?? 'all'
}

const belongs: Record<Standing, (entry: EntrySummary) => boolean> = {
  all: ({ status }) => status !== 'archived',
  drafts: ({ status, hasChanges }) => status === 'draft' || hasChanges,
  archived: ({ status }) => status === 'archived',
}

export function shownOf(entries: readonly EntrySummary[], standing: Standing): EntrySummary[] {
  return entries
    .filter(belongs[standing])
    .sort((a, b) => a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1))
}

export function countsOf(entries: readonly EntrySummary[]): Record<Standing, number> {
  const count = (standing: Standing) => entries.filter(belongs[standing]).length
  return { all: count('all'), drafts: count('drafts'), archived: count('archived') }
}
