/** Handovers as stored; times are Dates. */
import type { Handover, HandoverLine, Reply } from '#shared/chat/handover/records'
import type { Cause } from '#shared/undelivered/causes'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    replies: StoredReply
  }
}

type Dated<T> = {
  [K in keyof T]: K extends 'at' | 'since' | 'waitingSince' ? Date : T[K]
}

/** Part of the conversation's document, so that a change and its line are one write. */
export type StoredHandover = Dated<Handover> & {
  /** When to alert teammates who want it by push and email; absent once they were. */
  alertDue?: Date
  /** The visitor answers a teammate, by text: Whisper doesn't reply, not even to a left message. */
  answersTeammate?: true
}
export type StoredLine = Dated<HandoverLine>

export interface StoredReply extends Stored, Dated<Omit<Reply, 'id' | 'problem'>> {
  visitorKey: string
  /**
   * The seq of the visitor's last message by then: clocks may be set back between the two. Absent
   * from notes, and from replies of earlier versions.
   */
  afterSeq?: number
  /** When to send it to the visitor unless they read it before; absent once that's settled. */
  sendDue?: Date
}

export const toHandover = ({
  since,
  waitingSince,
  alertDue: _,
  answersTeammate: __,
  ...others
}: StoredHandover): Handover => ({
  ...others,
  since: since.getTime(),
  waitingSince: waitingSince.getTime(),
})

export const toLine = ({ at, ...others }: StoredLine): HandoverLine => ({
  ...others,
  at: at.getTime(),
})

export const toReply = ({ _id, conversationId, at, kind, teammate, text }: StoredReply): Reply => ({
  id: _id,
  conversationId,
  at: at.getTime(),
  kind,
  teammate,
  text,
})

/** The keys by which the queues of e-mails and texts recognize a reply or a line. */
export const replyCause = (id: string): Cause => `reply.${id}`
export const lineCause = (id: string): Cause => `line.${id}`
