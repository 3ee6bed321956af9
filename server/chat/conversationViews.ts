/** A conversation as admins see it: without what only the server needs, and who is there right now. */
import type { Conversation } from '#shared/chat/records'
import { visitorName } from '../http/visitor'
import type { Channels } from './channels/channels'
import type { StoredConversation } from './documents'
import type { MessageQueries } from './messages/queries'
import type { Presence } from './presence'

interface ViewParts {
  messages: MessageQueries
  presence: Presence
  channels: Channels
}

export class ConversationViews {
  constructor(private readonly parts: ViewParts) {}

  async present(conversation: StoredConversation): Promise<Conversation> {
    const { messages, presence } = this.parts
    const { _id, channel, visitorKey, page, phone, startedAt, lastAt, erasure } = conversation
    const last = await messages.lastAt(_id)
    return {
      id: _id,
      channel,
      visitor: visitorName(visitorKey),
      page,
      startedAt: startedAt.getTime(),
      lastAt: (last ?? lastAt).getTime(),
      panelOpen: (presence.find(visitorKey)?.open?.size ?? 0) > 0,
      ...(phone === undefined ? {} : { phone: await this.reach(conversation, phone) }),
      ...(erasure ? { erasure: erasureOf(erasure) } : {}),
    }
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
    ...{ status, askedAt: askedAt.getTime() },
    ...(decidedAt ? { decidedAt: decidedAt.getTime() } : {}),
    ...(reason === undefined ? {} : { reason }),
  }
}
