/**
 * The two ways a call or an event can fail: the server refuses it (ApiError), or nobody knows
 * whether it arrived (NetworkError). `mayPass` says which may be retried.
 */
import type { ErrorCode, ErrorReply } from '#shared/contract'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** Messages by field name, with 'invalid'. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before a retry, if the server gave any. */
  readonly retryAfter: number | undefined

  constructor({ error }: ErrorReply) {
    super(error.message)
    this.code = error.code
    this.fields = error.fields ?? {}
    this.retryAfter = error.retryAfter
  }
}

export class NetworkError extends Error {
  override name = 'NetworkError'

  constructor(cause?: unknown) {
    super('We couldn’t reach the server. Check your connection and try again.', { cause })
  }
}

/** Whether the same request may succeed later, unchanged. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.code === 'too-many' || error.code === 'unavailable' || error.code === 'unexpected'
}

/** Whether a value received over the wire has the agreed shape of an error. */
export function isErrorReply(value: unknown): value is ErrorReply {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false
  const { error } = value
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}
