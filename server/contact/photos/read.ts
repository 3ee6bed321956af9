/** Reads an incoming photo, checks that it is one, and keeps nothing but its picture. */
import { photoLimits } from '#shared/contact/photos'
import { Refusal } from '../../http/refusal'
import { freeBuffer } from '../../http/uploads/freeBuffer'
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
  const whole = Buffer.allocUnsafeSlow(photoLimits.bytes)
  try {
    const image = cleanImage(whole.subarray(0, await gather(pieces, whole)))
    if (!image) throw refuse('This isn’t a whole JPEG, PNG or WebP photo.')
    const problem = sizeProblem(image)
    if (problem === undefined) return image
    freeBuffer(image.bytes)
    throw refuse(problem)
  } finally {
    freeBuffer(whole)
  }
}

function sizeProblem({ width, height }: Image): string | undefined {
  if (Math.min(width, height) < 1) return 'This photo has no pixels.'
  if (Math.max(width, height) > photoLimits.side)
    return `Photos can have up to ${photoLimits.side} pixels a side.`
  return undefined
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { photo: message } })
}

/** Copies them, because a piece is gone when the next is requested. Resolves to their length. */
async function gather(pieces: AsyncIterable<Uint8Array>, whole: Buffer): Promise<number> {
  let length = 0
  for await (const piece of pieces) {
    if (length + piece.length > whole.length) throw tooLarge()
    whole.set(piece, length)
    length += piece.length
  }
  return length
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
