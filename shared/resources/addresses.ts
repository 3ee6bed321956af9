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

/** Calls with files instead of JSON, in one direction; see resourceStreamCalls in calls.ts. */
export const resourceStreamAddresses = {
  upload: 'POST /api/resources/uploads',
  open: 'GET /api/resources/:id/open',
  download: 'GET /api/resources/tickets/:ticket',
  preview: 'GET /api/resources/:id/preview',
} as const satisfies Addresses

/** Where to send the file's bytes, as the raw body: with XMLHttpRequest, which reports progress. */
export function uploadAddress(filename: string): string {
  return `/api/resources/uploads?${new URLSearchParams({ filename })}`
}

/** The file or URL behind a ticket. */
export function downloadAddress(ticket: string): string {
  return `/api/resources/tickets/${encodeURIComponent(ticket)}`
}

/** An admin's view of a resource or one of its versions; not counted. */
export function previewAddress(id: string, version?: number): string {
  const query = version === undefined ? '' : `?version=${version}`
  return `/api/resources/${encodeURIComponent(id)}/preview${query}`
}

/** A dealer's click on a resource: makes a ticket for it and redirects there. */
export function openAddress(id: string): string {
  return `/api/resources/${encodeURIComponent(id)}/open`
}

/** The portal's query parameter that names a resource which couldn't be opened. */
export const notOpenedParameter = 'not-opened'
