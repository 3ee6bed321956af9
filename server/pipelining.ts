/**
 * HTTP lets a client ask again before it has read the reply. Browsers and proxies do not; whoever does
 * it by the thousand and reads nothing would have the server keep as many replies, for as long as it
 * likes. So a connection is cut that has more than a few unsent ones.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const mostUnsent = 16

export function limitPipelining(server: Server): void {
  const latest = new WeakMap<Socket, { reply: ServerResponse; unsent: number }>()
  server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const before = latest.get(socket)
    const unsent = before && !before.reply.writableFinished ? before.unsent + 1 : 1
    if (unsent > mostUnsent) socket.destroy()
    latest.set(socket, { reply, unsent })
  })
}
