/** A request for a quote as the store holds it, and what leaves the server of it. */
import { ContactRequest } from '#shared/contact/calls'
import type { origins } from '#shared/contact/rules'
import type { Stored } from '../store/port'
import type { StoredPhoto } from './photos/documents'

declare module '../store/port' {
  interface Documents {
    requests: StoredRequest
    removedRequests: RemovedRequest
  }
}

/** By which private link a request came; the conversation and its message until these are erased. */
export interface RequestOrigin {
  channel: (typeof origins)[number]
  conversationId?: string
  /** Whose card shows the request. */
  messageId?: string
}

export interface StoredRequest
  extends Stored, Omit<ContactRequest, 'id' | 'at' | 'updatedAt' | 'origin' | 'photos'> {
  origin?: RequestOrigin
  photos?: StoredPhoto[]
  /** Those of its photos, for the index. */
  files?: string[]
  words: string[]
  at: Date
  updatedAt: Date
  /** TTL: RETENTION_DAYS after the last change. */
  expiresAt: Date
}

/** That it was deleted: its sender's browser may still be sending it. */
export interface RemovedRequest extends Stored {
  /** TTL. */
  expiresAt: Date
}

export function toContactRequest(stored: StoredRequest): ContactRequest {
  const { _id, at, updatedAt, photos, files: _, ...rest } = stored
  return {
    ...{ ...rest, id: _id, at: at.getTime(), updatedAt: updatedAt.getTime() },
    ...(photos && { photos: photos.map(({ id, width, height }) => ({ id, width, height })) }),
  }
}

/** The request without what is the store's own, or null when it does not fit the schema. */
export function readRequest(document: StoredRequest): ContactRequest | null {
  try {
    return ContactRequest.parse(toContactRequest(document))
  } catch {
    return null
  }
}
