import type { Addresses } from '../contract'

export const knowledgeAddresses = {
  list: 'GET /api/knowledge',
  search: 'GET /api/knowledge/search',
  uses: 'GET /api/knowledge/uses',
  export: 'GET /api/knowledge/export',
  create: 'POST /api/knowledge',
  addDrafts: 'POST /api/knowledge/drafts',
  publishMany: 'POST /api/knowledge/publish',
  addWays: 'POST /api/knowledge/ways',
  get: 'GET /api/knowledge/:id',
  versions: 'GET /api/knowledge/:id/versions',
  sectionUses: 'GET /api/knowledge/:id/uses',
  save: 'PUT /api/knowledge/:id',
  publish: 'POST /api/knowledge/:id/publish',
  discard: 'POST /api/knowledge/:id/discard',
  restore: 'POST /api/knowledge/:id/restore',
  setArchived: 'PATCH /api/knowledge/:id',
  remove: 'DELETE /api/knowledge/:id',
} as const satisfies Addresses

/** Carries a file instead of JSON. */
export const knowledgeStreamAddresses = {
  import: 'POST /api/knowledge/import',
} as const satisfies Addresses

/** Where to send a file to import, as the raw body. Without `seen` it is only analyzed. */
export function importAddress(filename: string, seen?: string): string {
  const query = new URLSearchParams(seen === undefined ? { filename } : { filename, seen })
  return `/api/knowledge/import?${query}`
}
