/** The reply to a message that is no question at all: talk, a fault or a danger. */
import type { Asked } from '../understand'
import type { HearTopics } from './hearTopics'
import { replyTo } from './talk'

/** As likely, it is no question. What may be a danger, or a fault that would be admitted, needs less. */
const likely = { talk: 0.55, leaning: 0.8, fault: 0.3, danger: 0.3 }

export interface Heeded {
  /** What it gets in place of an answer. */
  reply: string | undefined
  /** What it gets in place of an admission. */
  orElse: string | undefined
  /** Whether somebody may be in danger. */
  isDanger: boolean
}

/** Where one part of it asks something, that is answered and the talk beside it is not. */
export function talkReply(
  { parts, statement }: Asked,
  topics: HearTopics,
  isFollowing: boolean,
): Heeded {
  const talks = parts.map(({ words, leaning }) => ({
    ...topics.hear(words, statement.words).talk,
    // What leans on a question before it is most likely one too.
    needed: isFollowing && leaning !== 'none' ? likely.leaning : likely.talk,
  }))
  const [first] = talks
  const isTalk = talks.every(({ probability = 0, needed }) => probability >= needed)
  const isOf = (name: string, least: number) =>
    talks.some((talk) => talk.name === name && (talk.probability ?? 0) >= least)
  return {
    reply: first?.name !== undefined && isTalk ? replyTo(first.name) : undefined,
    orElse: isOf('fault', likely.fault) ? replyTo('fault') : undefined,
    isDanger: isOf('danger', likely.danger),
  }
}
