/** Reads an incoming photo and checks that it is one. */
import { photoLimits } from '#shared/contact/photos'
import { Refusal } from '../../http/refusal'
import type { Image } from './documents'
import { cleanImage } from './image'

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
