/** What is kept of a photo: the picture, without anything that says where, when or by what it was taken. */
import type { Image } from './documents'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

/** Null when it is none of the three, or not whole. Whatever its sender calls it, its bytes decide. */
export function cleanImage(bytes: Buffer): Image | null {
  try {
    return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes)
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return null
    throw error
  }
}
