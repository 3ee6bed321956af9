/** Photos that a visitor adds to a request for a quote. Pure, and free of zod. */
import type { Addresses } from '../contract'

export const photoLimits = {
  /** With one request. */
  count: 6,
  /** A photo of 1,600 pixels a side takes some 400 kB; a forest at noon, a little over 1 MB. */
  bytes: 2 * 1024 * 1024,
  /** Of its longest side, in pixels: browsers make it smaller, and nobody's page has to draw a giant. */
  side: 2_048,
} as const

/** To which browsers shrink the longest side, in pixels: enough to read the label of a motor. */
export const sentSide = 1_600

export const photoAddresses = {
  sendPhoto: 'PUT /api/contact/photos/:id',
  discardPhoto: 'DELETE /api/contact/photos/:id',
  photo: 'GET /api/contact/requests/:id/photos/:photo',
} as const satisfies Addresses

export function sentPhotoPath(id: string): string {
  return `/api/contact/photos/${id}`
}

/** For teammates, as an image. */
export function photoPath(requestId: string, id: string): string {
  return `/api/contact/requests/${requestId}/photos/${id}`
}
