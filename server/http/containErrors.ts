/**
 * Listeners of the HTTP server run where nothing catches: what one of them throws would end the process.
 * Contained, it ends the connection that it was about, with a 400, and is logged.
 */
import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { refuseConnection } from './brokenRequest'

const events = ['connection', 'request', 'checkExpectation', 'upgrade', 'clientError'] as const

/** `server`: with all its listeners; those that are added later are not contained. */
export function containErrors(server: Server, log: Pick<FastifyBaseLogger, 'error'>): void {
  for (const event of events) {
    const listeners = server.listeners(event)
    server.removeAllListeners(event)
    for (const listener of listeners)
      server.on(event, (...given: unknown[]) => {
        try {
          listener.apply(server, given)
        } catch (err) {
          log.error({ err, event }, 'a connection was ended by an error')
          refuseConnection(connectionOf(given))
        }
      })
  }
}

/** Of what listeners are given: a request, a connection, or an error and a connection. */
function connectionOf(given: readonly unknown[]): Socket {
  const connection = given.find((one) => one instanceof Socket)
  return connection ?? (given[0] as IncomingMessage).socket
}
