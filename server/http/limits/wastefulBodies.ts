/**
 * Ends connections that send a body in mostly tiny chunks. Node passes on every chunk separately,
 * even after the request was answered, so that a single byte takes six on the wire and as long as a
 * whole piece does. Our pages send no chunks, but a proxy in front may chunk what a page sends,
 * each as large as what it has read.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** This many chunks of a body may be of any size. */
const freeChunks = 64
/** The minimum average after that. Connections and proxies carry several times as much at once. */
const minChunkBytes = 256

/** Node's parser of a connection with its callback for each chunk; its types declare neither. */
interface Parser {
  [onChunk]: ((chunk: Buffer) => void) | null
}
const onChunk = 3

interface Count {
  chunks: number
  bytes: number
}

/** Call once `server` has all its request listeners. */
export function endWastefulBodies(server: Server): void {
  /** By connection that has sent a body in chunks. */
  const counts = new WeakMap<Socket, Count>()

  function watchChunks({ headers, socket }: IncomingMessage): void {
    const known = counts.get(socket)
    if (known) Object.assign(known, { chunks: 0, bytes: 0 })
    if (known || headers['transfer-encoding'] === undefined) return
    const count = { chunks: 0, bytes: 0 }
    counts.set(socket, count)
    countChunks(socket, count)
  }
  for (const event of ['request', 'checkExpectation'] as const)
    server.prependListener(event, watchChunks)
}

function countChunks(socket: Socket & { parser?: Parser | null }, count: Count): void {
  const { parser } = socket
  const handOn = parser?.[onChunk]
  if (!parser || !handOn) return
  parser[onChunk] = (chunk) => {
    count.chunks += 1
    count.bytes += chunk.length
    const isWasteful = count.chunks > freeChunks && count.bytes < count.chunks * minChunkBytes
    if (!isWasteful) return handOn.call(parser, chunk)
    // Thousands more may have been read along with it. Without the callback, Node skips them.
    parser[onChunk] = null
    socket.destroy()
  }
  // Before Node reuses the parser for another connection.
  socket.prependOnceListener('close', () => {
    parser[onChunk] = handOn
  })
}
