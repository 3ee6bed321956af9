/** Stops work if nobody waits for its reply any more. */
import type { FastifyReply } from 'fastify'

/** Aborts if the connection ends before the reply is written. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
