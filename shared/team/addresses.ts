import type { Addresses } from '../contract'

export const teamAddresses = {
  list: 'GET /api/team',
  change: 'PATCH /api/team/me',
} as const satisfies Addresses
