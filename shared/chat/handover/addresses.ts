import type { Addresses } from '../../contract'

export const handoverAddresses = {
  open: 'GET /api/chat/handovers',
  handled: 'GET /api/chat/conversations/:id/handover',
  takeOver: 'POST /api/chat/conversations/:id/handover/takeover',
  takeFrom: 'POST /api/chat/conversations/:id/handover/takefrom',
  handOver: 'POST /api/chat/conversations/:id/handover/teammate',
  handBack: 'POST /api/chat/conversations/:id/handover/return',
  end: 'POST /api/chat/conversations/:id/handover/end',
  draft: 'GET /api/chat/messages/:id/draft',
  write: 'POST /api/chat/conversations/:conversation/replies',
} as const satisfies Addresses
