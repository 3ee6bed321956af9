/** Reads an incoming photo, checks that it is one, and keeps nothing but its picture. */
import { photoLimits } from '#shared/contact/photos'
import { Refusal } from '../../http/refusal'
import type { Image } from './documents'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

export function tooLarge(): Refusal {
  return new Refusal('too-large', 'The photo is larger than 2 MB.')
}

export function noneForNow(): Refusal {
  return new Refusal('unavailable', 'We can’t take photos right now. Send the form without them.', {
    retryAfter: 3_600,
  })
}

/** Throws 'too-large' or 'invalid'. */
export async function readImage(pieces: AsyncIterable<Uint8Array>): Promise<Image> {
  const image = cleanImage(await gathered(pieces))
  if (!image) throw refuse('This isn’t a whole JPEG, PNG or WebP photo.')
  const { width, height } = image
  if (Math.min(width, height) < 1) throw refuse('This photo has no pixels.')
  if (Math.max(width, height) > photoLimits.side)
    throw refuse(`Photos can have up to ${photoLimits.side} pixels a side.`)
  return image
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { photo: message } })
}

/** In memory, because it is small. Copied, because a piece is gone when the next is requested. */
async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > photoLimits.bytes) throw tooLarge()
    parts.push(Buffer.from(piece))
  }
  return Buffer.concat(parts)
}

/**
 * Keeps a photo's picture, without anything that tells where, when or with what it was taken. Null if
 * it isn't one of the three formats, or incomplete. Its bytes decide, not its name.
 */
export function cleanImage(bytes: Buffer): Image | null {
  try {
    return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes)
  } catch (error) {
    // A length that points beyond the file.
    if (error instanceof RangeError) return null
    throw error
  }
}
