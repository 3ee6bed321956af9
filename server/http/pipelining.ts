/**
 * HTTP lets a client ask again before it has the reply. Browsers and proxies do not, but one that has all
 * bytes of a reply may be ahead of the moment in which the server knows that it has ended. Whoever asks by
 * the thousand would have the server make as many replies, and keep them for as long as it likes. So a
 * connection has one request under way, a few wait for it, and it ends when there are more. Node has read
 * the beginning of a body by then and holds it, so that a request waits only where its body may.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, reply: ServerResponse) => void

const maxWaiting = 4

/** `server`: with all listeners that answer requests; those that are added later see every request. */
export function limitPipelining(
  server: Server,
  mayWait: (request: IncomingMessage) => boolean,
): void {
  const listeners = server.listeners('request') as Answer[]
  /** Of a connection with a request under way: what waits for its reply to be sent. */
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
  // What Node would answer by itself, one after the other.
  server.on(
    'checkExpectation',
    guarded((_, reply) => reply.writeHead(417).end()),
  )
}

/** Node's parser of a connection, which it does not declare. */
interface Parser {
  /** Told of each request; 2 has it leave the rest of what was read unparsed, as after an upgrade. */
  onIncoming(request: IncomingMessage, keepsAlive: boolean): number
}

/**
 * One piece of what was read may hold thousands of requests, and Node parses it to its end even where the
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
