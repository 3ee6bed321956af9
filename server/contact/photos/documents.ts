/** Photos as the store holds them: those of a request stand in it; the others wait for their form. */
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    photos: StoredWaitingPhoto
  }
}

/** What is kept of what was sent. */
export interface Image {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** In pixels. */
  width: number
  height: number
  /** The file, put together anew from those parts that draw the picture. */
  bytes: Buffer
}

export interface StoredPhoto extends Pick<Image, 'type' | 'width' | 'height'> {
  /** Made by its sender. */
  id: string
  sha256: string
  /** In bytes. */
  size: number
}

export interface StoredWaitingPhoto extends Stored, Omit<StoredPhoto, 'id'> {
  /** From which network, for the limits: a keyed hash of it. */
  by: string
  at: Date
  /** TTL. */
  expiresAt: Date
}
