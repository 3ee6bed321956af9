/** Handovers as each side sees them. */
import type { Handled, OpenHandover, Reply } from '#shared/chat/handover/records'
import { visitorName } from '../../http/visitor'
import type { UndeliveredList } from '../../undelivered/undelivered'
import { isKept, type StoredConversation } from '../documents'
import type { MessageQueries } from '../messages/queries'
import { replyCause, type StoredReply, toHandover, toLine, toReply } from './documents'
import type { HandoverStore } from './handoverStore'
import type { Replies } from './replies'
import { unreadOf } from './unread'

interface Parts {
  messages: MessageQueries
  replies: Replies
  handovers: HandoverStore
  undelivered: Pick<UndeliveredList, 'problemsOf'>
}

export class HandoverViews {
  constructor(private readonly parts: Parts) {}

  /** The visitor's view, without notes. Costs no read if no teammate ever had the conversation. */
  async ofVisitor(conversation: StoredConversation): Promise<Handled> {
    const { _id, lines = [] } = conversation
    const written = lines.length === 0 ? [] : await this.parts.replies.ofConversation(_id)
    const replies = written.filter(({ kind }) => kind === 'reply')
    return { ...toHandled(conversation, replies), ...(await this.waits(conversation)) }
  }

  /** The teammates' view, with notes and why replies weren't delivered. */
  async handled(conversation: StoredConversation): Promise<Handled> {
    const { replies, undelivered } = this.parts
    const written = await replies.ofConversation(conversation._id)
    const problems = await undelivered.problemsOf(written.map(({ _id }) => replyCause(_id)))
    const handled = toHandled(conversation, written)
    const withProblem = (reply: Reply): Reply => {
      const problem = problems.get(replyCause(reply.id))
      return problem === undefined ? reply : { ...reply, problem }
    }
    return { ...handled, replies: handled.replies.map(withProblem) }
  }

  /** Only for visitors who are waiting. */
  private async waits({
    handover,
  }: StoredConversation): Promise<Pick<Handled, 'place' | 'usualWaitMs'>> {
    if (handover?.state !== 'waiting') return {}
    const { handovers } = this.parts
    const [place, usualWaitMs] = await Promise.all([
      handovers.countWaiting(handover.waitingSince),
      handovers.usualWait(),
    ])
    return { place, ...(usualWaitMs !== undefined && { usualWaitMs }) }
  }

  /** The conversation as a row of this teammate's list. */
  async inList(conversation: StoredConversation, teammate = ''): Promise<OpenHandover[]> {
    const { _id, visitorKey, page, handover } = conversation
    if (!handover) return []
    const latest = (await this.parts.messages.latest(_id, { limit: 20 })).filter(isKept)
    const unread = unreadOf(teammate, conversation, latest)
    const answered = latest.find(({ answer }) => answer.text !== '')
    return [
      {
        conversationId: _id,
        visitor: visitorName(visitorKey),
        page,
        handover: toHandover(handover),
        text: latest[0]?.text ?? '',
        ...(unread && { unread }),
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

function toHandled(
  { handover, lines = [], seenAt }: StoredConversation,
  replies: readonly StoredReply[],
): Handled {
  return {
    handover: handover ? toHandover(handover) : null,
    lines: lines.map(toLine),
    replies: replies.map(toReply),
    ...(seenAt ? { seenAt: seenAt.getTime() } : {}),
  }
}
