import type { Addresses } from '../contract'

export const contactAddresses = {
  send: 'POST /api/contact/requests',
  linkWays: 'GET /api/contact/links',
  sendLink: 'POST /api/contact/links',
  list: 'GET /api/contact/requests',
  get: 'GET /api/contact/requests/:id',
  counts: 'GET /api/contact/counts',
  export: 'GET /api/contact/export',
  setStatus: 'PATCH /api/contact/requests/:id',
  remove: 'DELETE /api/contact/requests/:id',
} as const satisfies Addresses

/** The page behind the private link to a quote form. */
export function requestFormPath(token: string): string {
  return `/request/${token}`
}
