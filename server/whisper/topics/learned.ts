/** What was learned of the topics (scripts/learn.mjs), read once for a thread. */

import type { Learned } from './classifier'
import file from './learned.bin?url&inline'
import { fromBytes } from './learnedFile'

let read: (Learned & { from: string }) | undefined

export function learned(): Learned & { from: string } {
  read ??= fromBytes(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))
  return read
}
