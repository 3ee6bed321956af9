import type { Addresses } from '../contract'

export const phoneAddresses = {
  undelivered: 'GET /api/phone/undelivered',
  dismiss: 'POST /api/phone/undelivered/dismissal',
} as const satisfies Addresses
