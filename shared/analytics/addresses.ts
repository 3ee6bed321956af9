import type { Addresses } from '../contract'

export const analyticsAddresses = {
  figures: 'GET /api/analytics',
  goals: 'GET /api/analytics/goals',
  saveGoals: 'PUT /api/analytics/goals',
  link: 'GET /api/analytics/link',
  makeLink: 'POST /api/analytics/link',
  removeLink: 'DELETE /api/analytics/link',
} as const satisfies Addresses

/** For anyone with the link. */
export const sharedFiguresAddresses = {
  figures: 'GET /api/figures/:token',
} as const satisfies Addresses

/** The page that shows the shared figures. */
export function sharedFiguresPath(token: string): string {
  return `/admin/figures/${token}`
}

/** Where the site's pages report a visit. */
export const visitAddresses = { report: 'POST /api/visits' } as const satisfies Addresses
