/** Where the log goes: standard output. A line that can't be written, as on a full disk, is lost. */
import { destination } from 'pino'

export function logDestination() {
  const stream = destination({ fd: process.stdout.fd, sync: true })
  // Unheard, the error would end the server just when its log matters least.
  stream.on('error', () => {})
  return stream
}
