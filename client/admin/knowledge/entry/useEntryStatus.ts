/** The status of the entry in the form, as the save bar shows it. */
import type { EntryRecord } from '#shared/knowledge/records'
import { useEntries } from '../../data/knowledge/useEntries'
import { companyTime } from '../../ui/companyTime'
import type { WordsChange } from '../changes/changesBetween'

interface EntryStatus {
  statusText: string
  /** There is something that visitors don't get yet. */
  isWaiting: boolean
  note: string
  isSaved: boolean
}

export function useEntryStatus(
  entry: EntryRecord | null,
  isDirty: boolean,
  changes: readonly WordsChange[] | null,
): EntryStatus {
  const { data } = useEntries()
  if (!entry)
    return { statusText: 'Not published', isWaiting: true, note: 'Not saved yet', isSaved: false }
  const { status, hasChanges, lastUpdated } = entry
  const isDraft = hasChanges || status === 'draft'
  const saved =
    isDraft && data ? `Saved as a draft ${companyTime(data.timeZone).moment(lastUpdated)}` : ''
  const told = { note: isDirty ? 'Not saved yet' : saved, isSaved: !isDirty }
  if (status === 'archived') return { statusText: 'Archived', isWaiting: false, ...told }
  if (status === 'draft') return { statusText: 'Not published', isWaiting: true, ...told }
  if (!isDirty && !hasChanges) return { statusText: 'Published', isWaiting: false, ...told }
  const count = changes?.length ?? 0
  const names = count === 0 ? 'Changes' : count === 1 ? '1 change' : `${count} changes`
  return { statusText: `${names} not published`, isWaiting: true, ...told }
}
