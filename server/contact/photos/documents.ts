/** Photos as stored: a request's are part of it; the others wait for their form. */
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    photos: StoredWaitingPhoto
  }
}

/** What is kept of a photo that was sent. */
export interface Image {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** In pixels. */
  width: number
  height: number
  /** The file, reassembled from the parts that draw the picture. */
  bytes: Buffer
}

export interface StoredPhoto extends Pick<Image, 'type' | 'width' | 'height'> {
  /** Chosen by its sender's browser, or made from the text it came with. */
  id: string
  sha256: string
  /** In bytes. */
  size: number
}

export interface StoredWaitingPhoto extends Stored, Omit<StoredPhoto, 'id'> {
  /** The sender's address block, or number if it came by text: a keyed hash, for the limits. */
  senderKey: string
  at: Date
  /** TTL. */
  expiresAt: Date
}
