import type { Addresses } from '../../contract'

export const conversationAddresses = {
  list: 'GET /api/chat/conversations',
  erasures: 'GET /api/chat/erasures',
  read: 'POST /api/chat/conversations/:id/read',
} as const satisfies Addresses
