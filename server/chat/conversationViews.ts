/** Presents a conversation to admins: without server-only fields, with who is there right now. */
import type { Conversation } from '#shared/chat/records'
import { visitorName } from '../http/visitor'
import type { Channels } from './channels/channels'
import type { Conversations } from './conversations'
import { isKept, type StoredConversation } from './documents'
import type { MessageQueries } from './messages/queries'
import type { Presence } from './presence'

interface ViewParts {
  messages: MessageQueries
  presence: Presence
  channels: Channels
  conversations: Conversations
}

const maxOthers = 10

export class ConversationViews {
  constructor(private readonly parts: ViewParts) {}

  async present(conversation: StoredConversation): Promise<Conversation> {
    const { messages, presence } = this.parts
    const { _id, channel, visitorKey, page, phone, device, startedAt, lastAt, erasure } =
      conversation
    const [last, others] = await Promise.all([messages.lastAt(_id), this.others(conversation)])
    return {
      id: _id,
      channel,
      visitor: visitorName(visitorKey),
      page,
      startedAt: startedAt.getTime(),
      lastAt: (last ?? lastAt).getTime(),
      panelOpen: (presence.find(visitorKey)?.open?.size ?? 0) > 0,
      ...(device && { device }),
      others,
      ...(phone === undefined ? {} : { phone: await this.reach(conversation, phone) }),
      ...(erasure ? { erasure: erasureOf(erasure) } : {}),
    }
  }

  private async others({ _id, visitorKey }: StoredConversation): Promise<Conversation['others']> {
    const { messages, conversations } = this.parts
    const others = (await conversations.ofVisitor(visitorKey)).filter((one) => one._id !== _id)
    return Promise.all(
      others.slice(0, maxOthers).map(async ({ _id: id, startedAt, lines = [] }) => {
        const [first] = await messages.ofConversation(id, { limit: 1 }).toArray()
        const teammate = lines.findLast(({ kind }) => kind === 'joined')?.teammate?.name
        return {
          id,
          startedAt: startedAt.getTime(),
          text: first && isKept(first) ? first.text : '',
          ...(teammate !== undefined && { teammate }),
        }
      }),
    )
  }

  private async reach(
    { channel, visitorKey }: StoredConversation,
    number: string,
  ): Promise<Conversation['phone']> {
    const isStopped = await this.parts.channels.find(channel)?.isStopped?.(visitorKey)
    return { lastDigits: number.slice(-4), isStopped: isStopped ?? false }
  }
}

type Erasure = NonNullable<StoredConversation['erasure']>

function erasureOf({ status, askedAt, decidedAt, reason }: Erasure): Conversation['erasure'] {
  return {
    status,
    askedAt: askedAt.getTime(),
    ...(decidedAt ? { decidedAt: decidedAt.getTime() } : {}),
    ...(reason === undefined ? {} : { reason }),
  }
}
