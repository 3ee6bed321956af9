/**
 * Where the log goes: standard output. Each line is written before the server goes on, so that a
 * crash loses none. What can't be written now, as on a full disk or while its reader stands still,
 * is written once it can be; what comes when a mebibyte waits already is lost.
 */
import { destination } from 'pino'

const mostWaitingBytes = 2 ** 20
const retryMs = 250

export function logDestination(fd: number = process.stdout.fd) {
  const stream = destination({
    fd,
    sync: true,
    maxLength: mostWaitingBytes,
    // Otherwise it sleeps until the reader goes on, and the whole server with it.
    retryEAGAIN: () => false,
  })
  let retryTimer: NodeJS.Timeout | undefined
  // Unheard, the error would end the server just when its log matters least.
  stream.on('error', () => {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      stream.write('')
    }, retryMs)
    retryTimer.unref()
  })
  return stream
}
