/** What was learned of the ways of asking about a set (learn.ts), read once for a thread. */
import { fromBytes, type Read } from '../../learning/learnedFile'
import alone from './alone.bin?url&inline'
import following from './following.bin?url&inline'

const readOf = (file: string): Read =>
  fromBytes(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))

interface LearnedWays {
  alone: Read
  following: Read
}

let read: LearnedWays | undefined

export function learnedWays(): LearnedWays {
  read ??= { alone: readOf(alone), following: readOf(following) }
  return read
}
