/** The reply to a message that is no question at all: talk, a fault or a danger. */
import { isQuestion } from '../clauses'
import type { Asked, Part } from '../understand'
import { isLight } from '../words/terms'
import type { HearTopics } from './hearTopics'
import { replyTo } from './talk'
import { namesPlace } from './towns'

/** As likely, it is no question. What may be a danger, or a fault that would be admitted, needs less. */
const likely = { talk: 0.55, leaning: 0.8, fault: 0.3, danger: 0.3 }

/** Said beside other things, they are no reply to those: "put my vet on the list, thanks". */
const besideOthers: ReadonlySet<string | undefined> = new Set(['ok', 'thanks', 'farewell', 'sorry'])
const mostTerms = 5
const mostWords = 13

/** Whether it says or asks more than such words do. */
export const saysMore = ({ words, terms }: Part): boolean =>
  words.length > mostWords ||
  terms.filter((term) => !isLight(term)).length > mostTerms ||
  isQuestion(words.join(' ')) ||
  namesPlace(words)

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
  const talks = parts.map((part) => {
    const heard = topics.hear(part.words, statement.words).talk
    return {
      ...(besideOthers.has(heard?.name) && saysMore(part) ? undefined : heard),
      // What leans on a question before it is most likely one too.
      needed: isFollowing && part.leaning !== 'none' ? likely.leaning : likely.talk,
    }
  })
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
