import type { Addresses } from '../contract'

export const sessionAddresses = {
  state: 'GET /api/session/:role',
  signIn: 'POST /api/session/:role',
  signOut: 'DELETE /api/session/:role',
} as const satisfies Addresses
