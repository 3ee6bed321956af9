/** The calls about resources, and the names their answers are cached under. */
import { resourceAddresses } from '#shared/resources/addresses'
import type { resourceCalls } from '#shared/resources/calls'
import { client } from '../../../api'

export const resources = client<typeof resourceCalls>(resourceAddresses)

export const keys = {
  /** All that is cached of resources. */
  all: ['resources'],
  list: ['resources', 'list'],
  /** Of one resource: its versions, its downloads. */
  of: (id: string) => ['resources', 'of', id] as const,
} as const
