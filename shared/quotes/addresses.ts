import type { Addresses } from '../contract'

/** For admins. */
export const quotesAddresses = {
  catalog: 'GET /api/quotes/catalogue',
} as const satisfies Addresses

export const savedQuoteAddresses = {
  settings: 'GET /api/quotes/settings',
  saveSettings: 'PATCH /api/quotes/settings',
  list: 'GET /api/quotes',
  counts: 'GET /api/quotes/counts',
  customerEvents: 'GET /api/quotes/customer-events',
  export: 'GET /api/quotes/export',
  get: 'GET /api/quotes/:id',
  create: 'POST /api/quotes',
  update: 'PUT /api/quotes/:id',
  revise: 'POST /api/quotes/:id/revise',
  discard: 'POST /api/quotes/:id/discard',
  setStatus: 'PATCH /api/quotes/:id/status',
  remove: 'DELETE /api/quotes/:id',
  eraseCustomer: 'POST /api/quotes/:id/erase-customer',
  pdf: 'GET /api/quotes/:id/pdfs/:sha256',
  share: 'POST /api/quotes/:id/link',
  revoke: 'DELETE /api/quotes/:id/link',
  mail: 'POST /api/quotes/:quoteId/mails',
} as const satisfies Addresses

/** The PDF that a customer accepted. */
export function acceptedPdfPath(id: string, sha256: string): string {
  return `/api/quotes/${id}/pdfs/${sha256}`
}

/** For the customer, who only has the private link. */
export const privateQuoteAddresses = {
  view: 'GET /api/quote/:token',
  accept: 'POST /api/quote/:token/accept',
  decline: 'POST /api/quote/:token/decline',
  ask: 'POST /api/quote/:token/question',
} as const satisfies Addresses

/** The page behind a private link. */
export function privateQuotePath(token: string): string {
  return `/quote/${token}`
}
