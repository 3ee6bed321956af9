import type { Addresses } from '../contract'

export const undeliveredAddresses = {
  list: 'GET /api/undelivered',
  dismiss: 'POST /api/undelivered/dismissal',
} as const satisfies Addresses
