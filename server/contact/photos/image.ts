/** Keeps a photo's picture, without anything that tells where, when or with what it was taken. */
import type { Image } from './documents'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

/** Null if it isn't one of the three formats, or incomplete. Its bytes decide, not its name. */
export function cleanImage(bytes: Buffer): Image | null {
  try {
    return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes)
  } catch (error) {
    // A length that points beyond the file.
    if (error instanceof RangeError) return null
    throw error
  }
}
