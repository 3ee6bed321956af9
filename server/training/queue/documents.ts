/**
 * The queue's stored documents. An asked question has its interaction's id, so that each is there once; a
 * group is made of its questions and of what admins decided.
 */
import type { GivenWay } from '#shared/knowledge/records'
import type { Reason, GroupStatus } from '#shared/training/queue/rules'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    askings: AskedQuestion
    questionGroups: StoredGroup
  }
}

/** Its redacted text, and what removes it with its conversation. */
export interface AskedQuestion extends Stored {
  conversationId: string
  /** The interaction's: a lower one never comes after a higher one. */
  rev: number
  groupId: string
  at: Date
  reasons: Reason[]
  /** When it was marked as not helpful. */
  markedAt?: Date
  text: string
  language?: string
  terms: string[]
  /** Of the terms: those with the same ask the same; near ones have one of `keys` in common. */
  key: string
  keys: string[]
  confidence?: number
  titles: string[]
  isAnswered: boolean
  /** The titles are what Whisper asked which is meant of. */
  isOffered?: boolean
}

/**
 * What is left of a question that has left the queue. Erased: a day, without its text. Else until it is
 * erased, with the text that something may have been taught by.
 */
export interface QuestionTombstone extends Stored {
  conversationId: string
  rev: number
  groupId: string
  text?: string
  goneAt: Date
}

export interface Decision {
  kind: 'later' | 'dismissed' | 'taught' | 'left-out'
  at: Date
  /** For `later`. */
  until?: Date
  /** For `taught`, where it became a way of asking, and the key of its words; see wordKeys.ts. */
  way?: Pick<GivenWay, 'entry' | 'section'> & { key: string }
}

export interface StoredGroup extends Stored {
  /** Of the first question that is left: what near ones are compared with. */
  terms: string[]
  /** By these near ones are found; see whisper/nearness.ts. */
  keys: string[]
  question: string
  language?: string
  standing: GroupStatus
  times: number
  firstAt: Date
  lastAt: Date
  /** The reasons that occur, for the filter. */
  reasons: Reason[]
  why: Record<Reason, number>
  confidence?: number
  titles: string[]
  isAnswered: boolean
  isOffered?: boolean
  variants: number
  decision?: Decision
  /** What it was before the decision, to undo it. */
  previous?: Decision
  /** When it comes back by itself. */
  wakeAt?: Date
  /** What was published for it: entries, by version, and ways of asking, by section and key. */
  taughtBy?: string[]
  turn: number
  rev: number
}
