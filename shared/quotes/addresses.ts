import type { Addresses } from '../contract'

export const quotesAddresses = {
  catalogue: 'GET /api/quotes/catalogue',
} as const satisfies Addresses
