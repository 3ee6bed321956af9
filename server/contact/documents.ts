/** A request for a quote as stored, and what of it leaves the server. */
import { ContactRequest, type contactCalls } from '#shared/contact/calls'
import type { origins } from '#shared/contact/rules'
import type { Received } from '#shared/contract'
import type { Stored } from '../store/port'
import type { StoredPhoto } from './photos/documents'

declare module '../store/port' {
  interface Documents {
    requests: StoredRequest
    removedRequests: RemovedRequest
  }
}

/** The form as sent. */
export type Draft = Received<(typeof contactCalls)['send']['body']>

/** The private link a request came by; with its conversation and message until they are erased. */
export interface RequestOrigin {
  channel: (typeof origins)[number]
  conversationId?: string
  /** The message whose card shows the request. */
  messageId?: string
}

export interface StoredRequest
  extends Stored, Omit<ContactRequest, 'id' | 'at' | 'updatedAt' | 'origin' | 'photos'> {
  origin?: RequestOrigin
  photos?: StoredPhoto[]
  /** The hashes of its photos, for the index. */
  files?: string[]
  /** Its sender's address had its share of the day's confirmations. */
  unconfirmed?: true
  words: string[]
  at: Date
  updatedAt: Date
  /** TTL: RETENTION_DAYS after the last change. */
  expiresAt: Date
}

/** Marks a request as deleted: its sender's browser may still be sending it. */
export interface RemovedRequest extends Stored {
  /** TTL. */
  expiresAt: Date
}

export function toContactRequest(stored: StoredRequest): ContactRequest {
  const { _id, at, updatedAt, photos = [], files: _, unconfirmed: __, ...rest } = stored
  return {
    ...rest,
    id: _id,
    at: at.getTime(),
    updatedAt: updatedAt.getTime(),
    ...(photos.length > 0 && {
      photos: photos.map(({ id, width, height }) => ({ id, width, height })),
    }),
  }
}

/** The request without the store's own fields. Throws if it doesn't fit the schema. */
export function readRequest(document: StoredRequest): ContactRequest {
  return ContactRequest.parse(toContactRequest(document))
}
