/** The entry's status, as the save bar shows it. */
import type { EntryRecord } from '#shared/knowledge/records'
import type { EntryContent } from '#shared/knowledge/rules'
import { useEntries } from '../../data/knowledge/useEntries'
import { companyTime } from '../../ui/companyTime'
import { countOf } from '../../ui/countText'
import type { ContentChange } from '../changes/changesBetween'
import { summarizeChanges } from '../changes/summarizeChanges'

export interface EntryStatus {
  statusText: string
  /** Summary of the unpublished changes; empty if there are none or nothing is published. */
  changed: string
  /** Whether there are changes that visitors don't get yet. */
  isWaiting: boolean
  /** When it was saved, or that it isn't. */
  note: string
  isSaved: boolean
  /** Whether the form equals what visitors get: there is nothing to publish. */
  isUnchanged: boolean
}

const defaultStatus = { changed: '', isUnchanged: false }

export function useEntryStatus(
  entry: EntryRecord | null,
  words: EntryContent,
  isDirty: boolean,
  changes: readonly ContentChange[] | null,
): EntryStatus {
  const { data } = useEntries()
  if (!entry) {
    const common = { ...defaultStatus, note: 'Not saved yet', isSaved: false }
    return { statusText: 'Not published', isWaiting: true, ...common }
  }
  const { status, hasChanges, lastUpdated, published } = entry
  const isDraft = hasChanges || status === 'draft'
  const saved =
    isDraft && data ? `Saved as a draft ${companyTime(data.timeZone).moment(lastUpdated)}` : ''
  const common = { ...defaultStatus, note: isDirty ? 'Not saved yet' : saved, isSaved: !isDirty }
  if (status === 'archived') return { statusText: 'Archived', isWaiting: false, ...common }
  if (status === 'draft') return { statusText: 'Not published', isWaiting: true, ...common }
  if (!isDirty && !hasChanges)
    return { statusText: 'Published', isWaiting: false, ...common, isUnchanged: true }
  const count = changes?.length ?? 0
  if (!published || !changes || count === 0)
    return { statusText: 'Same as published', isWaiting: false, ...common }
  return {
    statusText: `${countOf(count, 'change')} not published`,
    isWaiting: true,
    ...common,
    changed: summarizeChanges(published, words, changes),
  }
}
