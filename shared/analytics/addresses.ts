import type { Addresses } from '../contract'

export const analyticsAddresses = {
  figures: 'GET /api/analytics',
} as const satisfies Addresses

/** Where the pages of the site report a visit. */
export const visitAddresses = { report: 'POST /api/visits' } as const satisfies Addresses
