/** The brand's calls and query keys. */
import { brandAddresses } from '#shared/brand/addresses'
import type { brandCalls } from '#shared/brand/calls'
import { client } from '../../../api'

export const brand = client<typeof brandCalls>(brandAddresses)

export const keys = { assets: ['brand', 'assets'] } as const
