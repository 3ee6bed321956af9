/** The calls about resources, and their query keys. */
import { resourceAddresses } from '#shared/resources/addresses'
import type { resourceCalls } from '#shared/resources/calls'
import { client } from '../../../api'

export const resources = client<typeof resourceCalls>(resourceAddresses)

export const keys = {
  /** Prefix of everything cached about resources. */
  all: ['resources'],
  list: ['resources', 'list'],
  /** Prefix of one resource: its versions, its downloads. */
  of: (id: string) => ['resources', 'of', id] as const,
} as const
