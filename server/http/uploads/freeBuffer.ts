/**
 * Frees the memory of a piece of a body as soon as it is written. Pieces are outside V8's heap, so
 * that some 30 MB of them would wait for the garbage collector. A buffer transferred to a closed
 * port is freed at once.
 */
const { port1: nowhere, port2: closed } = new MessageChannel()
closed.close()

/** Smaller ones aren't worth the call. */
const minBytes = 4_096

/** Nothing may read the piece afterwards: it is empty then. */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  // Never a part of a larger buffer, which others may read.
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  if (isWhole && byteLength >= minBytes) nowhere.postMessage(null, [buffer])
}
