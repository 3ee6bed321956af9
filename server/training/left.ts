/** Whether whoever asked still waits for the reply. */
import type { FastifyReply } from 'fastify'

/** Aborts when the connection ends before the reply is written. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
