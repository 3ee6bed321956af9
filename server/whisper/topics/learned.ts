/** What was learned of the topics (scripts/learn.mjs), read once for a thread. */

import { fromInlined, type Read } from '../learning/learnedFile'
import file from './learned.bin?url&inline'
import { type Topic, topicOf } from './topic'

type LearnedTopics = Read & { topics: readonly Topic[] }

let read: LearnedTopics | undefined

export function learned(): LearnedTopics {
  read ??= topicsOf(fromInlined(file))
  return read
}

const topicsOf = (one: Read): LearnedTopics => ({ ...one, topics: one.heads.map(topicOf) })
