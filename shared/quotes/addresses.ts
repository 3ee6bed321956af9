import type { Addresses } from '../contract'

/** The admins'. */
export const quotesAddresses = {
  catalogue: 'GET /api/quotes/catalogue',
} as const satisfies Addresses

export const savedQuoteAddresses = {
  list: 'GET /api/quotes',
  counts: 'GET /api/quotes/counts',
  export: 'GET /api/quotes/export',
  get: 'GET /api/quotes/:id',
  create: 'POST /api/quotes',
  update: 'PUT /api/quotes/:id',
  revise: 'POST /api/quotes/:id/revise',
  setStatus: 'PATCH /api/quotes/:id/status',
  remove: 'DELETE /api/quotes/:id',
  share: 'POST /api/quotes/:id/link',
  revoke: 'DELETE /api/quotes/:id/link',
  mail: 'POST /api/quotes/:quoteId/mails',
} as const satisfies Addresses

/** The customer's, who has nothing but the private link. */
export const privateQuoteAddresses = {
  view: 'GET /api/quote/:token',
  accept: 'POST /api/quote/:token/accept',
} as const satisfies Addresses

/** The page behind a private link. */
export function privateQuotePath(token: string): string {
  return `/quote/${token}`
}
