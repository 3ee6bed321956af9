import type { Addresses } from '../contract'

export const analyticsAddresses = {
  figures: 'GET /api/analytics',
  goals: 'GET /api/analytics/goals',
  saveGoals: 'PUT /api/analytics/goals',
} as const satisfies Addresses

/** Where the pages of the site report a visit. */
export const visitAddresses = { report: 'POST /api/visits' } as const satisfies Addresses
