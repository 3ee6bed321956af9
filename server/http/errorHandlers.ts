/** Turns whatever a call throws into the one shape of errors, in one place. */

import type { FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ErrorReply, errorCodes } from '#shared/contract'
import { errorReply, Refusal } from './refusal'

export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const body = errorReply(asRefusal(error) ?? error)
    const { code, retryAfter } = body.error
    if (code === 'unexpected') {
      const id = (request.params as { id?: string } | undefined)?.id
      request.log.error({ err: error, route: request.routeOptions.url, id }, 'call failed')
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.code(errorCodes[code]).send(body satisfies ErrorReply)
  })
}

/** Converts the framework's own refusals into ours; null for anything else. */
export function asRefusal(error: unknown): Refusal | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {}
    for (const issue of error.validation) {
      const name = issue.instancePath.split('/').filter(Boolean).join('.') || 'input'
      fields[name] ??= issue.message ?? 'is not valid'
    }
    return new Refusal('invalid', 'Bad Request', { fields })
  }
  const status = statusOf(error)
  if (status === 413) return new Refusal('too-large', 'Too large.')
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal('invalid', 'Bad Request')
  return null
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
