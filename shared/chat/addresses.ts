import type { Addresses } from '../contract'

export const chatAddresses = {
  open: 'POST /api/chat/open',
  transcript: 'GET /api/chat/transcript',
  interactions: 'GET /api/chat/interactions',
  changes: 'GET /api/chat/changes',
  counts: 'GET /api/chat/counts',
  conversation: 'GET /api/chat/conversations/:id',
  phone: 'GET /api/chat/conversations/:id/phone',
  approveErasure: 'POST /api/chat/conversations/:id/erasure/approval',
  declineErasure: 'POST /api/chat/conversations/:id/erasure/refusal',
} as const satisfies Addresses
