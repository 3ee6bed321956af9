/** Handovers as each side sees them. */
import type { Handled, OpenHandover } from '#shared/chat/handover/records'
import { visitorName } from '../../http/visitor'
import { isKept, type StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import { toHandover, toLine, toReply } from './documents'
import type { Handovers } from './handovers'
import type { Replies } from './replies'

interface Parts {
  messages: MessageQueries
  replies: Replies
  handovers: Handovers
}

export class HandoverViews {
  constructor(private readonly parts: Parts) {}

  /** A conversation that no teammate ever had costs no reading. */
  async ofVisitor(conversation: StoredConversation): Promise<Handled> {
    const handled = await this.handled(conversation)
    const place = await this.place(conversation)
    return {
      ...handled,
      ...(place !== undefined && { place }),
      replies: handled.replies.filter(({ kind }) => kind === 'reply'),
    }
  }

  async handled({ _id, handover, lines = [], seenAt }: StoredConversation): Promise<Handled> {
    const replies = lines.length === 0 ? [] : await this.parts.replies.ofConversation(_id)
    return {
      handover: handover ? toHandover(handover) : null,
      lines: lines.map(toLine),
      replies: replies.map(toReply),
      ...(seenAt ? { seenAt: seenAt.getTime() } : {}),
    }
  }

  /** Undefined for who doesn’t wait. */
  async place({ handover }: StoredConversation): Promise<number | undefined> {
    if (handover?.state !== 'waiting') return undefined
    return this.parts.handovers.countWaiting(handover.waitingSince)
  }

  async inList(conversation: StoredConversation): Promise<OpenHandover[]> {
    const { _id, visitorKey, page, handover } = conversation
    if (!handover) return []
    const latest = (await this.parts.messages.latest(_id, { limit: 20 })).filter(isKept)
    const answered = latest.find(({ answer }) => answer.text !== '')
    return [
      {
        ...{ conversationId: _id, visitor: visitorName(visitorKey), page },
        handover: toHandover(handover),
        text: latest[0]?.text ?? '',
        ...(answered && {
          answer: {
            text: answered.answer.text,
            ...(answered.answer.confidence !== undefined && {
              confidence: answered.answer.confidence,
            }),
          },
        }),
      },
    ]
  }
}
