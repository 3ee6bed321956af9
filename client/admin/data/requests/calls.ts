/** The calls about quote requests, and their query keys. */
import { contactAddresses } from '#shared/contact/addresses'
import type { contactCalls } from '#shared/contact/calls'
import { client } from '../../../api'

export const contact = client<typeof contactCalls>(contactAddresses)

export const keys = {
  counts: ['requests', 'counts'],
  /** Key prefix of all lists, followed by the list's filters. */
  lists: ['requests', 'list'],
  of: (id: string) => ['requests', 'one', id],
} as const
