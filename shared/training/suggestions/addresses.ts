import type { Addresses } from '../../contract'

export const suggestionAddresses = {
  list: 'GET /api/training/suggestions',
  acceptMany: 'POST /api/training/suggestions/acceptance',
  ask: 'POST /api/training/suggestions/model',
  set: 'PUT /api/training/suggestions/settings',
  accept: 'POST /api/training/suggestions/:id/acceptance',
  dismiss: 'POST /api/training/suggestions/:id/dismissal',
  undo: 'POST /api/training/suggestions/:id/undo',
} as const satisfies Addresses
