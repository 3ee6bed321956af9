/** The calls about suggestions, and the names their answers are cached under. */
import { suggestionAddresses } from '#shared/training/suggestions/addresses'
import type { suggestionCalls } from '#shared/training/suggestions/calls'
import { client } from '../../../api'

export const suggestions = client<typeof suggestionCalls>(suggestionAddresses)

/** Of an entry, or all of them. */
export interface Wanted {
  entry?: string
}

export const keys = {
  /** All lists; each adds what it wants. */
  lists: ['training', 'suggestions'],
  list: (wanted: Wanted) => ['training', 'suggestions', wanted] as const,
} as const
