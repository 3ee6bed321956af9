import type { Addresses } from '../contract'

export const knowledgeAddresses = {
  list: 'GET /api/knowledge',
  search: 'GET /api/knowledge/search',
  create: 'POST /api/knowledge',
  addDrafts: 'POST /api/knowledge/drafts',
  publishMany: 'POST /api/knowledge/publish',
  get: 'GET /api/knowledge/:id',
  versions: 'GET /api/knowledge/:id/versions',
  save: 'PUT /api/knowledge/:id',
  publish: 'POST /api/knowledge/:id/publish',
  discard: 'POST /api/knowledge/:id/discard',
  restore: 'POST /api/knowledge/:id/restore',
  setArchived: 'PATCH /api/knowledge/:id',
  remove: 'DELETE /api/knowledge/:id',
} as const satisfies Addresses
