/** The reply to a message that is no question at all: talk, a fault or a danger. */
import type { Asked } from '../understand'
import type { HearTopics } from './hearTopics'
import { replyTo } from './talk'

/** As likely, it is no question; a fault that would be admitted needs less. */
const likely = { talk: 0.55, fault: 0.3 }

export interface Heeded {
  /** What it gets in place of an answer. */
  reply: string | undefined
  /** What it gets in place of an admission. */
  orElse: string | undefined
}

/** Where one part of it asks something, that is answered and the talk beside it is not. */
export function talkReply({ parts, statement }: Asked, topics: HearTopics): Heeded {
  const talks = parts.map(({ words }) => topics.hear(words, statement.words).talk)
  const [first] = talks
  const isTalk = talks.every((talk) => (talk?.probability ?? 0) >= likely.talk)
  const isFault = talks.some((talk) => talk?.name === 'fault' && talk.probability >= likely.fault)
  return {
    reply: first && isTalk ? replyTo(first.name) : undefined,
    orElse: isFault ? replyTo('fault') : undefined,
  }
}
