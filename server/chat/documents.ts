/** What the store holds of a chat. Times are Dates; what travels is in shared/chat/records.ts. */
import type { Device } from '#shared/analytics/dimensions'
import type { ChannelName } from '#shared/chat/channels'
import type { AnswerStatus, Delivery, Feedback, Picked } from '#shared/chat/records'
import type { Answer } from '#shared/whisper/answer'
import type { Stored } from '../store/port'
import type { StoredHandover, StoredLine } from './handover/documents'

declare module '../store/port' {
  interface Documents {
    conversations: StoredConversation
    messages: StoredMessage
  }
}

export interface StoredConversation extends Stored {
  visitorKey: string
  /** Counts a visitor's conversations: the next begins after an erasure was asked for. */
  ordinal: number
  channel: ChannelName
  page: string
  /** The number of whom texts or calls, until it is erased. */
  phone?: string
  /** The kind of it that a browser ran on. */
  device?: Device
  startedAt: Date
  /** When something was said last. Written a moment after it (lastActivity.ts), and rebuilt from the messages. */
  lastAt: Date
  erasure?: {
    status: 'asked' | 'approved' | 'declined'
    askedAt: Date
    decidedAt?: Date
    reason?: string
  }
  /** From an approval until its words are gone, and nothing can come in any more: see erasure.ts. */
  eraseUntil?: Date
  /** Who has it but Whisper, and the lines of that, the latest 200; see handover/. */
  handover?: StoredHandover
  lines?: StoredLine[]
  /** When a teammate took it over last, and how long its visitor had waited, in milliseconds. */
  takenAt?: Date
  /** Of its latest line. */
  linedAt?: Date
  waitedMs?: number
  /** Until when the visitor has seen what teammates wrote. */
  seenAt?: Date
  /** Up to which message's seq teammates have read it, by their ids. */
  reads?: Record<string, number>
}

export interface StoredAnswer extends Partial<Omit<Answer, 'text' | 'sources'>> {
  status: AnswerStatus
  text: string
  sources: Answer['sources']
  /** By which the way of asking is counted that the question said the same as (counts/keyOfUse.ts). */
  wayKey?: string
  /** Who makes it, while it waits: another server may take it up after `answerDue`. */
  by?: string
  at?: Date
}

export interface StoredMessage extends Stored {
  conversationId: string
  visitorKey: string
  seq: number
  from: 'visitor'
  text: string
  /** Where it chooses what an earlier answer offered. */
  pick?: Picked
  /** Of a choice, a keyed hash of its network: by it suggestions tell one person from many. */
  pickedFrom?: string
  page: string
  channel: ChannelName
  /** What the word search finds it by, folded: see interactionTerms. */
  words: string[]
  at: Date
  updatedAt: Date
  /** Counts this message's own changes: whoever holds a higher rev keeps it. */
  rev: number
  answer: StoredAnswer
  /** When the lease of whoever makes the answer ends. Absent once the answer stands. */
  answerDue?: Date
  /** The queue of questions does not know its latest change yet; see training/queue. */
  queueDue?: Date
  /** The answer has still to go out as a text. */
  replyDue?: true
  /** What became of the text that carries the answer. */
  delivery?: Delivery
  /** The request for a quote that came by the link in the answer. */
  request?: { id: string; reference: string }
  feedback?: Feedback & { at: Date }
  erasureAskedAt?: Date
}

/** What stays of a message for 30 days after its words are gone. */
export interface ErasedMessage extends Stored {
  conversationId: string
  seq: number
  updatedAt: Date
  rev: number
  queueDue?: Date
  /** Of what it said, until what was made of its words is gone as well; see training/wordKeys.ts. */
  wordKeys?: string[]
  erased: Date
}

export function isErased(document: StoredMessage | ErasedMessage): document is ErasedMessage {
  return 'erased' in document
}

export function isKept(document: StoredMessage | ErasedMessage): document is StoredMessage {
  return !isErased(document)
}

/** Each field that holds something of the visitor's, or leads to them: erasing takes them all away. */
export const personalFields = {
  visitorKey: '',
  from: '',
  text: '',
  pick: '',
  pickedFrom: '',
  page: '',
  channel: '',
  words: '',
  at: '',
  answer: '',
  answerDue: '',
  replyDue: '',
  delivery: '',
  request: '',
  feedback: '',
  erasureAskedAt: '',
} as const satisfies Partial<Record<keyof StoredMessage, ''>>

/**
 * For the write that changes interactions: the mark by which the training queue finds them, where one of the states
 * before or after concerns it.
 */
export type DueInQueue = (
  ...states: readonly Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>[]
) => { queueDue?: Date }
