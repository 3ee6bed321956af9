/** The calls about the queue, and their query keys. */
import { queueAddresses } from '#shared/training/queue/addresses'
import type { queueCalls } from '#shared/training/queue/calls'
import type { Reason, View } from '#shared/training/queue/rules'
import { client } from '../../../api'

export const queue = client<typeof queueCalls>(queueAddresses)

/** The list's view and filter. */
export interface Wanted {
  view: View
  reason: Reason | null
}

export const keys = {
  /** Key prefix of all lists, followed by the list's filters. */
  lists: ['training', 'queue', 'list'],
  list: (wanted: Wanted) => ['training', 'queue', 'list', wanted] as const,
  counts: ['training', 'queue', 'counts'],
  one: (id: string) => ['training', 'queue', 'one', id] as const,
  variants: (id: string, times: number) => ['training', 'queue', 'variants', id, times] as const,
} as const
