/**
 * Bodies in tiny chunks. Node hands on every chunk by itself, also to nobody once the request has been
 * answered, so that a body's single byte takes six of the line and as long as a whole piece does. A page of
 * ours sends no chunks, but a proxy in front may make some of what a page sends: as large as what it has
 * read. So a connection ends when a body comes in chunks that are mostly tiny.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** So many of a body may be as small as they like. */
const freeChunks = 64
/** Of the rest, on average. What a line carries at a time, and a proxy passes on, is several times as much. */
const minChunkBytes = 256

/** Node's parser of a connection, which it does not declare, and what it calls for each chunk. */
interface Parser {
  [onChunk]: ((chunk: Buffer) => void) | null
}
const onChunk = 3

interface Count {
  chunks: number
  bytes: number
}

/** `server`: with all listeners that answer requests. */
export function endWastefulBodies(server: Server): void {
  /** By connection that has had a body in chunks. */
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
    // Thousands more were read with it. Node calls nobody for them.
    parser[onChunk] = null
    socket.destroy()
  }
  // Before Node has another connection use the parser.
  socket.prependOnceListener('close', () => {
    parser[onChunk] = handOn
  })
}
