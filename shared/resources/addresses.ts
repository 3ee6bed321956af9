import type { Addresses } from '../contract'

export const resourceAddresses = {
  // For dealers.
  published: 'GET /api/resources/published',
  // For admins.
  list: 'GET /api/resources',
  get: 'GET /api/resources/:id',
  create: 'POST /api/resources',
  update: 'PUT /api/resources/:id',
  remove: 'DELETE /api/resources/:id',
  setArchived: 'PATCH /api/resources/:id',
  reorder: 'PUT /api/resources/order',
  discardUpload: 'DELETE /api/resources/uploads/:upload',
  replace: 'POST /api/resources/:id/versions',
  versions: 'GET /api/resources/:id/versions',
  downloads: 'GET /api/resources/:id/downloads',
  exportDownloads: 'GET /api/resources/:id/downloads/export',
  checkUrl: 'POST /api/resources/url-check',
} as const satisfies Addresses

/** These carry files instead of JSON, one way or the other; see streamCalls in calls.ts. */
export const resourceStreamAddresses = {
  upload: 'POST /api/resources/uploads',
  open: 'GET /api/resources/:id/open',
  download: 'GET /api/resources/tickets/:ticket',
  preview: 'GET /api/resources/:id/preview',
} as const satisfies Addresses

/** Where the file's bytes go, as the raw body: with XMLHttpRequest, so that its progress is seen. */
export function uploadAddress(filename: string): string {
  return `/api/resources/uploads?${new URLSearchParams({ filename })}`
}

/** What a ticket opens. */
export function downloadAddress(ticket: string): string {
  return `/api/resources/tickets/${encodeURIComponent(ticket)}`
}

/** What an admin opens to look at a resource, or at one of its versions; not counted. */
export function previewAddress(id: string, version?: number): string {
  const query = version === undefined ? '' : `?version=${version}`
  return `/api/resources/${encodeURIComponent(id)}/preview${query}`
}

/** What a dealer's click on a resource opens: a ticket for this one click, and on to what it opens. */
export function openAddress(id: string): string {
  return `/api/resources/${encodeURIComponent(id)}/open`
}

/** Names the resource, in the portal's address, that a click could not open. */
export const notOpenedParameter = 'not-opened'
