/** What was learned of the topics (scripts/learn.mjs), read once for a thread. */

import file from './learned.bin?url&inline'
import { fromBytes, type Read } from './learnedFile'

let read: Read | undefined

export function learned(): Read {
  read ??= fromBytes(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
  return read
}
