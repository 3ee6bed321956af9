/**
 * Gives back the memory of a piece of a body as soon as it is written. Pieces lie outside of V8's
 * heap, so that some 30 MB of them would wait until somebody looks for what nobody holds. What is
 * handed over to a closed port is let go at once.
 */
const { port1: nowhere, port2: closed } = new MessageChannel()
closed.close()

/** Smaller ones are not worth the call. */
const minBytes = 4_096

/** Nobody may read the piece afterwards: it is empty then. */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  // Never a part of something larger, which others may read.
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  if (isWhole && byteLength >= minBytes) nowhere.postMessage(null, [buffer])
}
