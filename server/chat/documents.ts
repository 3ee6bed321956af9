/** The chat's stored documents. Times are Dates; the wire format is in shared/chat/records.ts. */
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
  /** Numbers a visitor's conversations; the next begins once an erasure was asked for. */
  ordinal: number
  channel: ChannelName
  page: string
  /** The number of the person texting or calling, until it is erased. */
  phone?: string
  /** The kind of device the browser ran on. */
  device?: Device
  startedAt: Date
  /** When something was last said. Written a moment later, and recovered (lastActivity.ts). */
  lastAt: Date
  erasure?: {
    status: 'asked' | 'approved' | 'declined'
    askedAt: Date
    decidedAt?: Date
    reason?: string
  }
  /** Set from an approval until its words are gone and no more can come in; see erasure.ts. */
  eraseUntil?: Date
  /** Who has it instead of Whisper, and the latest 200 lines about that; see handover/. */
  handover?: StoredHandover
  lines?: StoredLine[]
  /** When a teammate last took it over. */
  takenAt?: Date
  /** When its latest line was added. */
  linedAt?: Date
  /** How long the visitor had waited until then, in milliseconds. */
  waitedMs?: number
  /** When its visitor last stopped waiting for a person. Stays when the conversation is erased. */
  waitEndedAt?: Date
  /** Up to when the visitor has seen what teammates wrote. */
  seenAt?: Date
  /** The seq up to which each teammate has read it, by teammate id. */
  reads?: Record<string, number>
}

export interface StoredAnswer extends Partial<Omit<Answer, 'text' | 'sources'>> {
  status: AnswerStatus
  text: string
  sources: Answer['sources']
  /** Key for counting the way of asking that the question matched (counts/keyOfUse.ts). */
  wayKey?: string
  /** The server making it, while it waits; another may take over after `answerDue`. */
  by?: string
  at?: Date
}

/** As the contact subject keeps it; see contact/photos. */
export interface MessagePhoto {
  id: string
  sha256: string
  type: string
  /** In bytes. */
  size: number
  /** In pixels. */
  width: number
  height: number
}

export interface StoredMessage extends Stored {
  conversationId: string
  visitorKey: string
  seq: number
  from: 'visitor'
  text: string
  /** That came with a text to a person. Each goes when it is kept no longer; see contact/photos. */
  photos?: MessagePhoto[]
  /** Set when it picks from an earlier answer's offer. */
  pick?: Picked
  /** For a pick, a hash of its source, so that suggestions can tell one person from many. */
  pickedFrom?: string
  page: string
  channel: ChannelName
  /** Folded words for the word search; see interactionTerms. */
  words: string[]
  at: Date
  updatedAt: Date
  /** Incremented with each change to this message; the higher rev wins. */
  rev: number
  answer: StoredAnswer
  /** When the lease on making the answer ends. Absent once the answer is stored. */
  answerDue?: Date
  /** Set while the training queue has yet to process the latest change; see training/queue. */
  queueDue?: Date
  /** The answer has yet to be delivered. For teammates' replies, see sendDue. */
  replyDue?: true
  /** Delivery status of the text with the answer. */
  delivery?: Delivery
  /** The quote request made through the link in the answer. */
  request?: { id: string; reference: string }
  feedback?: Feedback & { at: Date }
  erasureAskedAt?: Date
}

/** A tombstone, kept for 30 days after a message's words are gone. */
export interface ErasedMessage extends Stored {
  conversationId: string
  seq: number
  updatedAt: Date
  rev: number
  queueDue?: Date
  /** Keys of its words, until everything made from them is gone too; see training/wordKeys.ts. */
  wordKeys?: string[]
  erased: Date
}

export function isErased(document: StoredMessage | ErasedMessage): document is ErasedMessage {
  return 'erased' in document
}

export function isKept(document: StoredMessage | ErasedMessage): document is StoredMessage {
  return !isErased(document)
}

/** Every field that holds visitor data or leads to the visitor; erasing removes them all. */
export const personalFields = {
  visitorKey: '',
  from: '',
  text: '',
  photos: '',
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
 * For writes that change interactions: sets the mark by which the training queue finds them, if any
 * of the states before or after concerns it.
 */
export type DueInQueue = (
  ...states: readonly Partial<Pick<StoredMessage, 'answer' | 'feedback' | 'pick'>>[]
) => { queueDue?: Date }
