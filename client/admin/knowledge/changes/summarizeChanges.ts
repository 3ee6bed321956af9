/**
 * A short summary of an entry's changes for the save bar: 'title, 2 sections'. A section counts
 * once, however much of it changed. Empty if nothing did. Pure.
 */
import type { EntryContent } from '#shared/knowledge/rules'
import { countOf } from '../../ui/countText'
import { changedSections, type ContentChange } from './changesBetween'

export function summarizeChanges(
  before: EntryContent,
  after: EntryContent,
  changes: readonly ContentChange[],
): string {
  const sections = changedSections(before, after)
  const parts = [
    ...changes.flatMap((change) => (change.kind === 'field' ? [change.name.toLowerCase()] : [])),
    ...(sections > 0 ? [countOf(sections, 'section')] : []),
    ...(changes.some(({ kind }) => kind === 'order') ? ['order of sections'] : []),
  ]
  return parts.join(', ') || (changes.length > 0 ? 'text' : '')
}
