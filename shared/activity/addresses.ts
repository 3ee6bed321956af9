import type { Addresses } from '../contract'

export const activityAddresses = {
  list: 'GET /api/activity',
  export: 'GET /api/activity/export',
} as const satisfies Addresses
