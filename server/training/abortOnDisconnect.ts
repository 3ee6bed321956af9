/** Stops work whose reply nobody waits for any more. */
import type { FastifyReply } from 'fastify'

/** Aborts when the connection ends before the reply is written. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
