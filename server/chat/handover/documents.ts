/** What the store holds of handovers; times are Dates. */
import type { Handover, HandoverLine, Reply } from '#shared/chat/handover/records'
import type { Stored } from '../../store/port'

declare module '../../store/port' {
  interface Documents {
    replies: StoredReply
  }
}

type Dated<T> = {
  [K in keyof T]: K extends 'at' | 'since' | 'waitingSince' ? Date : T[K]
}

/** In the conversation's document, so that a change and its line are one write. */
export type StoredHandover = Dated<Handover> & {
  /** When those of the team who want to know are told of it by e-mail; absent once they were. */
  tellDue?: Date
}
export type StoredLine = Dated<HandoverLine>

export interface StoredReply extends Stored, Dated<Omit<Reply, 'id'>> {
  visitorKey: string
  /** When it goes to the address that the visitor left, unless they read it before; absent once that is over. */
  sendDue?: Date
}

export const toHandover = ({
  since,
  waitingSince,
  tellDue: _,
  ...others
}: StoredHandover): Handover => ({
  ...others,
  ...{ since: since.getTime(), waitingSince: waitingSince.getTime() },
})

export const toLine = ({ at, ...others }: StoredLine): HandoverLine => ({
  ...others,
  at: at.getTime(),
})

export const toReply = ({ _id, conversationId, at, kind, teammate, text }: StoredReply): Reply => ({
  ...{ id: _id, conversationId, at: at.getTime(), kind, teammate, text },
})
