/**
 * What can go wrong with a call or an event: the server refuses it (ApiError), or nobody can say
 * whether it arrived (NetworkError). A refusal is final; network trouble may be tried again.
 */
import type { ErrorCode, ErrorReply } from '#shared/contract'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** A message by field name, with 'invalid'. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before trying again, where the server says so. */
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

/** Whether the same request may succeed later without being changed. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.code === 'too-many' || error.code === 'unavailable' || error.code === 'unexpected'
}

/** Whether a value that came over the wire is an error in the one agreed shape. */
export function isErrorReply(value: unknown): value is ErrorReply {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false
  const { error } = value
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}
