/** The calls about suggestions, and their query keys. */
import { suggestionAddresses } from '#shared/training/suggestions/addresses'
import type { suggestionCalls } from '#shared/training/suggestions/calls'
import { client } from '../../../api'

export const suggestions = client<typeof suggestionCalls>(suggestionAddresses)

/** The suggestions for one entry, or for all. */
export interface Wanted {
  entry?: string
}

export const keys = {
  /** Key prefix of all lists, followed by the list's filters. */
  lists: ['training', 'suggestions'],
  list: (wanted: Wanted) => ['training', 'suggestions', wanted] as const,
} as const
