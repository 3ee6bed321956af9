/** Photos that a visitor adds to a quote request. Pure and free of zod. */
import type { Addresses } from '../contract'

export const photoLimits = {
  /** Per request. */
  count: 6,
  /** Bytes: a photo with 1,600-pixel sides takes about 400 kB, a forest at noon a little over 1 MB. */
  bytes: 2 * 1024 * 1024,
  /** The longest side, in pixels: browsers shrink photos, and no page should have to draw a giant one. */
  side: 2_048,
} as const

/** The longest side after browsers shrink it, in pixels: enough to read a motor's label. */
export const sentSide = 1_600

export const photoAddresses = {
  sendPhoto: 'PUT /api/contact/photos/:id',
  discardPhoto: 'DELETE /api/contact/photos/:id',
  photo: 'GET /api/contact/requests/:id/photos/:photo',
  textedPhoto: 'GET /api/contact/texts/:id/photos/:photo',
} as const satisfies Addresses

export function sentPhotoPath(id: string): string {
  return `/api/contact/photos/${id}`
}

/** For teammates, as an image. */
export function photoPath(requestId: string, id: string): string {
  return `/api/contact/requests/${requestId}/photos/${id}`
}

/** One that came with a text, for teammates. */
export function textedPhotoPath(messageId: string, id: string): string {
  return `/api/contact/texts/${messageId}/photos/${id}`
}
