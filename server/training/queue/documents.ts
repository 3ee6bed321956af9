/**
 * The queue's stored documents. An asked question has its interaction's id, so that it exists once;
 * a group is derived from its questions and admins' decisions.
 */
import type { GivenWay } from '#shared/knowledge/records'
import type { Reason, GroupStatus } from '#shared/training/queue/rules'
import type { Stored } from '../../store/port'
import type { StoredDisplaced } from '../displaced'

declare module '../../store/port' {
  interface Documents {
    askedQuestions: AskedQuestion
    questionGroups: StoredGroup
  }
}

/** A redacted question, removed with its conversation. */
export interface AskedQuestion extends Stored {
  conversationId: string
  /** The interaction's rev; a lower one never replaces a higher one. */
  rev: number
  groupId: string
  at: Date
  reasons: Reason[]
  /** When it was marked as not helpful. */
  markedAt?: Date
  text: string
  language?: string
  terms: string[]
  /** From the terms: equal for questions that ask the same; similar ones share one of `keys`. */
  key: string
  keys: string[]
  confidence?: number
  titles: string[]
  isAnswered: boolean
  /** The titles are those of an offer. */
  isOffered?: boolean
}

/**
 * What remains of a question that left the queue. After an erasure: for a day, without its text.
 * Otherwise until it is erased, with the text, since something may have been taught from it.
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
  /** For `taught` as a way of asking: its section, and the key of its text (wordKeys.ts). */
  way?: Pick<GivenWay, 'entry' | 'section'> & { key: string }
  displaced?: StoredDisplaced
}

export interface StoredGroup extends Stored {
  /** The terms of the first remaining question, for comparison with similar ones. */
  terms: string[]
  /** Keys to find similar questions by; see whisper/nearness.ts. */
  keys: string[]
  question: string
  language?: string
  status: GroupStatus
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
  /** The decision before this one, to undo it. */
  previous?: Decision
  /** When it comes back by itself. */
  wakeAt?: Date
  /** What was published for it: entries by version, and ways of asking by section and key. */
  taughtBy?: string[]
  decisionRev: number
  rev: number
}
