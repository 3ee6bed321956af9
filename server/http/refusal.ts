/** Errors are values of one small set, thrown where they arise, turned into replies only here. */

import type { ZodError } from 'zod'
import type { ErrorCode, ErrorReply } from '#shared/contract'
import { countRefusal } from '../monitoring/metrics'
import { NoRoom, StoreUnavailable } from '../store/errors'

/** Refuses a call or an event; its message is sent to the client. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Omit<ErrorReply['error'], 'code' | 'message'>

  constructor(
    code: ErrorCode,
    message: string,
    details: Omit<ErrorReply['error'], 'code' | 'message'> = {},
  ) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** See store/concurrentWrites.ts. */
export const changedMeanwhile = (): Refusal =>
  new Refusal('conflict', 'Someone else changed this in the meantime.')

/** `retryAfter`: seconds. */
export const tooMany = (retryAfter: number): Refusal =>
  new Refusal('too-many', 'Too many requests. Please wait a moment.', { retryAfter })

/** Refused before validation, because a strict schema lists each of the names it doesn't know. */
export const tooManyNames = (): Refusal =>
  new Refusal('invalid', 'Bad Request', { fields: { input: 'has too many names' } })

export function refuseInvalid(error: ZodError): Refusal {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message
  return new Refusal('invalid', 'Bad Request', { fields })
}

/**
 * The reply to the client, without the cause of an unexpected error. A bare zod error is
 * unexpected, too: input is validated on arrival, so it means that a stored record doesn't fit.
 */
export function errorReply(error: unknown): ErrorReply {
  const reply = replyOf(error)
  countRefusal(reply.error.code)
  return reply
}

function replyOf(error: unknown): ErrorReply {
  if (error instanceof Refusal) {
    const { fields, ...details } = error.details
    const fieldProblems = fields && { fields: bounded(fields) }
    return {
      error: { code: error.code, message: cut(error.message), ...details, ...fieldProblems },
    }
  }
  if (error instanceof StoreUnavailable) {
    const message = 'The service is busy right now. Please try again.'
    return { error: { code: 'unavailable', message, retryAfter: 2 } }
  }
  if (error instanceof NoRoom) {
    const message = 'The disk is full, so this couldn’t be saved.'
    return { error: { code: 'full', message } }
  }
  return { error: { code: 'unexpected', message: 'Unexpected Application Error!' } }
}

/** Names and messages may repeat the input: thousands of keys, or one that fills the body. */
const maxFields = 20
const maxCharacters = 200

function bounded(fields: Record<string, string>): Record<string, string> {
  const first = Object.entries(fields).slice(0, maxFields)
  return Object.fromEntries(first.map(([name, message]) => [cut(name), cut(message)]))
}

function cut(text: string): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters)}…`
}

/** For a Socket.IO handshake: the client gets the same shape, as the error's data. */
export function handshakeError(error: unknown): Error {
  const data = errorReply(error)
  return Object.assign(new Error(data.error.message), { data })
}
