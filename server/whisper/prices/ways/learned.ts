/** What was learned of the ways of asking about a set (learn.ts), read once for a thread. */
import { fromInlined, type Read } from '../../learning/learnedFile'
import alone from './alone.bin?url&inline'
import following from './following.bin?url&inline'

interface LearnedWays {
  alone: Read
  following: Read
}

let read: LearnedWays | undefined

export function learnedWays(): LearnedWays {
  read ??= { alone: fromInlined(alone), following: fromInlined(following) }
  return read
}
