import type { Addresses } from '../contract'

export const brandAddresses = {
  assets: 'GET /api/brand/assets',
  saveTagline: 'PUT /api/brand/taglines/:id',
} as const satisfies Addresses
