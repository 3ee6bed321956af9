/**
 * Contains errors thrown by the HTTP server's listeners, which nothing else catches: they would end
 * the process. One now ends the connection it was about, with a 400, and is logged.
 */
import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { refuseConnection } from './brokenRequest'

const events = ['connection', 'request', 'checkExpectation', 'upgrade', 'clientError'] as const

/** Call once `server` has all its listeners: ones added later aren't contained. */
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

/** Finds it in a listener's arguments: a request, a connection, or an error and a connection. */
function connectionOf(given: readonly unknown[]): Socket {
  const connection = given.find((one) => one instanceof Socket)
  return connection ?? (given[0] as IncomingMessage).socket
}
