/** The calls about requests for a quote, and the names their answers are cached under. */
import { contactAddresses } from '#shared/contact/addresses'
import type { contactCalls } from '#shared/contact/calls'
import type { Status } from '#shared/contact/rules'
import { client } from '../../api'

export const contact = client<typeof contactCalls>(contactAddresses)

export const requestsPath = '/admin/requests'

export interface Wanted {
  status: Status | 'all'
  search: string
}

export const keys = {
  counts: ['requests', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['requests', 'list'],
} as const
