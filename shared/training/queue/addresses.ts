import type { Addresses } from '../../contract'

export const queueAddresses = {
  list: 'GET /api/training/queue',
  get: 'GET /api/training/queue/:id',
  variants: 'GET /api/training/queue/:id/variants',
  asks: 'POST /api/training/queue/:id/section',
  asksUnqueued: 'POST /api/training/queue/asking',
  dismiss: 'POST /api/training/queue/:id/dismissal',
  later: 'POST /api/training/queue/:id/later',
  reopen: 'POST /api/training/queue/:id/reopening',
  undo: 'POST /api/training/queue/:id/undo',
} as const satisfies Addresses
