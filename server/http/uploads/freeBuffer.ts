/**
 * Frees the memory of a piece of a body, or of a whole one, as soon as it is written. It is outside
 * V8's heap, so that hundreds of MB would wait for the garbage collector. A buffer transferred to a
 * closed port is freed at once. Nothing may read it afterwards: it is empty then.
 */

const { port1: nowhere, port2: closed } = new MessageChannel()
closed.close()

/** Smaller ones aren't worth the call. */
const minFreedBytes = 4_096

export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  // Never a part of a larger buffer, which others may read.
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  if (isWhole && byteLength >= minFreedBytes) nowhere.postMessage(null, [buffer])
}
