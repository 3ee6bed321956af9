/** How an entry in the form stands, as the bar says it. */
import type { EntryRecord } from '#shared/knowledge/records'
import { useEntries } from '../../data/knowledge/useEntries'
import { companyTime } from '../../ui/companyTime'
import type { WordsChange } from '../changes/changesBetween'

interface Standing {
  standing: string
  /** There is something that visitors don't get yet. */
  isWaiting: boolean
  note: string
  isSaved: boolean
}

export function useStanding(
  entry: EntryRecord | null,
  isDirty: boolean,
  changes: readonly WordsChange[] | null,
): Standing {
  const { data } = useEntries()
  if (!entry)
    return { standing: 'Not published', isWaiting: true, note: 'Not saved yet', isSaved: false }
  const { status, hasChanges, lastUpdated } = entry
  const isDraft = hasChanges || status === 'draft'
  const saved =
    isDraft && data ? `Saved as a draft ${companyTime(data.timeZone).moment(lastUpdated)}` : ''
  const told = { note: isDirty ? 'Not saved yet' : saved, isSaved: !isDirty }
  if (status === 'archived') return { standing: 'Archived', isWaiting: false, ...told }
  if (status === 'draft') return { standing: 'Not published', isWaiting: true, ...told }
  if (!isDirty && !hasChanges) return { standing: 'Published', isWaiting: false, ...told }
  const count = changes?.length ?? 0
  const names = count === 0 ? 'Changes' : count === 1 ? '1 change' : `${count} changes`
  return { standing: `${names} not published`, isWaiting: true, ...told }
}
