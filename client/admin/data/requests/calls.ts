/** The calls about requests for a quote, and the names their answers are cached under. */
import { contactAddresses } from '#shared/contact/addresses'
import type { contactCalls } from '#shared/contact/calls'
import { client } from '../../../api'

export const contact = client<typeof contactCalls>(contactAddresses)

export const keys = {
  counts: ['requests', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['requests', 'list'],
  of: (id: string) => ['requests', 'one', id],
} as const
