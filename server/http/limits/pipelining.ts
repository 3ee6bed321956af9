/**
 * Limits pipelining: requests a client sends before it has the reply to an earlier one. Browsers
 * and proxies don't, but a client with all bytes of a reply may be ahead of the server noticing its
 * end. One that sends thousands would make the server create as many replies, and keep them as long
 * as it likes. So a connection has one request in progress; a few wait for it, and more end the
 * connection. Node has buffered the start of a body by then: a request waits only if `mayWait`.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, reply: ServerResponse) => void

const maxWaiting = 4

/** Call once `server` has all its request listeners: ones added later see every request. */
export function limitPipelining(
  server: Server,
  mayWait: (request: IncomingMessage) => boolean,
): void {
  const listeners = server.listeners('request') as Answer[]
  /** By connection with a request in progress: what waits for its reply to be sent. */
  const waiting = new WeakMap<Socket, (() => void)[]>()
  server.removeAllListeners('request')
  const guarded = (answer: Answer) => (request: IncomingMessage, reply: ServerResponse) => {
    const { socket } = request
    const line = waiting.get(socket)
    const begin = () => {
      reply.once('finish', () => endTurn(socket))
      answer(request, reply)
    }
    if (line === undefined) {
      waiting.set(socket, [])
      begin()
    } else if (line.length < maxWaiting && mayWait(request)) line.push(begin)
    else socket.destroy()
  }
  function endTurn(socket: Socket): void {
    const next = waiting.get(socket)?.shift()
    // A reply may have ended the connection.
    if (next && socket.writable) next()
    else waiting.delete(socket)
  }
  server.on('connection', stopParsingOnceDestroyed)
  server.on(
    'request',
    guarded((request, reply) => {
      for (const listener of listeners) listener.call(server, request, reply)
    }),
  )
  // Node would otherwise answer these by itself, one after another.
  server.on(
    'checkExpectation',
    guarded((_, reply) => reply.writeHead(417).end()),
  )
}

/** Node's parser of a connection, which its types don't declare. */
interface Parser {
  /** Called for each request; 2 leaves the rest of the input unparsed, as for an upgrade. */
  onIncoming(request: IncomingMessage, keepsAlive: boolean): number
}

/**
 * One chunk of input may hold thousands of requests, and Node parses all of it even if the
 * connection is gone. It would keep each of them, and end each with an error and its stack.
 */
function stopParsingOnceDestroyed(socket: Socket & { parser?: Parser }): void {
  const { parser } = socket
  if (!parser) return
  const { onIncoming } = parser
  parser.onIncoming = (request, keepsAlive) => {
    const rest = onIncoming(request, keepsAlive)
    return socket.destroyed ? 2 : rest
  }
}
