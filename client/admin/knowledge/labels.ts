/** Labels for entries. */
import type { EntrySummary, Origin, Use } from '#shared/knowledge/records'
import type { WayOrigin } from '#shared/knowledge/sections'
import { countOf } from '../ui/countText'

type Publication = Pick<EntrySummary, 'status' | 'hasChanges'>

export function statusName({ status, hasChanges }: Publication): string {
  if (status === 'draft') return 'Draft'
  if (status === 'archived') return 'Archived'
  return hasChanges ? 'Published, with changes' : 'Published'
}

export function originName(origin: Origin): string {
  switch (origin.kind) {
    case 'seed':
      return 'Came with the program'
    case 'written':
      return 'Written here'
    case 'file':
      return `From ${origin.name}`
    case 'taught':
      return origin.question === ''
        ? 'Taught by a question that was erased'
        : `Taught by “${origin.question}”`
  }
}

/** Undefined if no answer used it. Own properties only: an id may equal an inherited name. */
export function usageOf(
  uses: Readonly<Record<string, Use>> | undefined,
  id: string,
): Use | undefined {
  return uses && Object.hasOwn(uses, id) ? uses[id] : undefined
}

export function usesLabel(use: Use | undefined): string {
  if (!use) return 'Not used yet'
  return `Used ${countOf(use.used, 'time')}`
}

/** '14 uses' */
export function usesCount(count: number): string {
  return countOf(count, 'use')
}

/** '3 helpful, 1 not'; '' without feedback. */
export function ratingName({ helpful, notHelpful }: Use): string {
  const parts = [
    helpful > 0 && `${helpful.toLocaleString('en-US')} helpful`,
    notHelpful > 0 && `${notHelpful.toLocaleString('en-US')} not helpful`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function countName(count: number): string {
  return countOf(count, 'entry', 'entries')
}

/** Origin of a way of asking. */
export const wayOriginName: Readonly<Record<WayOrigin, string>> = {
  written: 'Written',
  seed: 'Came with the program',
  import: 'Imported',
  queue: 'From Training',
  pick: 'From a pick',
  feedback: 'From a reply',
  model: 'Suggested by the language model',
}

export function wayCount(count: number): string {
  return countOf(count, 'way')
}
