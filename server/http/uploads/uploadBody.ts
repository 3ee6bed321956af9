/**
 * An upload's body, piece by piece, as fast as it is read; a sender silent for 30 s is cut off. A
 * piece is gone when the next is requested. `wholeMs`: how long the whole body may take.
 */
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal'
import { freeBuffer } from './freeBuffer'

const silenceMs = 30_000
const drainMs = 10_000
const maxDrained = 64 * 1024 * 1024

export async function* uploadBody(
  request: IncomingMessage,
  wholeMs: number,
): AsyncGenerator<Uint8Array> {
  const cut = () => request.destroy()
  const whole = setTimeout(cut, wholeMs)
  let silence = setTimeout(cut, silenceMs)
  try {
    // Not destroyed if reading ends early: the sender is to get the reason.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      clearTimeout(silence)
      yield piece
      freeBuffer(piece)
      silence = setTimeout(cut, silenceMs)
    }
    if (!request.complete) throw cutOff()
  } catch (error) {
    throw request.destroyed ? cutOff() : error
  } finally {
    clearTimeout(silence)
    clearTimeout(whole)
    if (!request.complete && !request.destroyed) drain(request)
  }
}

/**
 * Reads on after a refusal, and throws away what comes: unread, the rest would block the connection, which
 * a proxy gives to the next visitor. Who sends more than that is cut off.
 */
function drain(request: IncomingMessage): void {
  let bytes = 0
  const cut = () => request.destroy()
  const timer = setTimeout(cut, drainMs)
  request.once('close', () => clearTimeout(timer))
  request.on('data', (piece: Uint8Array) => {
    bytes += piece.length
    freeBuffer(piece)
    if (bytes > maxDrained) cut()
  })
  request.resume()
}

function cutOff(): Refusal {
  return new Refusal('invalid', 'The upload was interrupted.')
}
