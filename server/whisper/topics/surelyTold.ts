/** Whether all that a message asks is surely something that Whisper is told, and no trouble. */
import type { Asked } from '../understand'
import type { HearTopics } from './hearTopics'

const limits = { probability: 0.85, told: 0.9, beyond: 0.15, talk: 0.1 }

export function isSurelyTold({ parts, statement }: Asked, topics: HearTopics): boolean {
  return parts.every(({ words }) => {
    const { probability, told, beyond, talk } = topics.hear(words, statement.words)
    return (
      probability >= limits.probability &&
      told >= limits.told &&
      beyond <= limits.beyond &&
      (talk?.probability ?? 0) <= limits.talk
    )
  })
}
