/** Which conversation a connected visitor is in, shared by their tabs, and what a tab shows. */
import type { VisitorMessage } from '#shared/chat/records'
import type { Person } from '../../analytics/port'
import { Refusal } from '../../http/refusal'
import { chatChannel } from '../channels/chatChannel'
import type { Conversations, Running } from '../conversations'
import { isKept } from '../documents'
import type { Messages } from '../messages/messages'
import type { ConnectedVisitor, Presence } from '../presence'
import { toVisitorMessage } from '../present'

const joinLimit = 50
const catchUpLimit = 100

/** State shared by a connected visitor's sockets: their count and the running conversation. */
export interface VisitorSession extends ConnectedVisitor {
  running?: Promise<Running>
  /** A pending erasure request: what comes after it waits, and goes into the next conversation. */
  erasing?: Promise<unknown>
  /** Whose visits their actions belong to, and their network. */
  person: Person
}

interface Parts {
  messages: Messages
  conversations: Conversations
  presence: Presence
}

/** Messages in order; `older`: whether there are earlier ones. */
export interface Page {
  messages: VisitorMessage[]
  older: boolean
}

export class VisitorConversations {
  constructor(private readonly parts: Parts) {}

  runningOf(visitor: VisitorSession): Promise<Running> {
    if (!visitor.running) {
      visitor.running = this.parts.conversations.running(visitor.key, chatChannel)
      visitor.running.catch(() => {
        delete visitor.running
      })
    }
    return visitor.running
  }

  /** Null if it isn't stored yet. Another server, or a message left by HTTP, may have begun it. */
  async storedIdOf(visitor: VisitorSession): Promise<string | null> {
    const running = await this.runningOf(visitor)
    running.stored ||= (await this.parts.conversations.find(running.id)) !== null
    return running.stored ? running.id : null
  }

  /** Reads the running conversation again at the next event, because it ended on another server. */
  forget(visitorKey: string): void {
    const session = this.parts.presence.find(visitorKey) as VisitorSession | undefined
    if (session) delete session.running
  }

  /** Throws if the panel shows another conversation: erased meanwhile, or not this visitor's. */
  async check(visitor: VisitorSession, running: Running, shown: string | undefined): Promise<void> {
    if (shown === undefined || shown === running.id) return
    const known = await this.parts.conversations.find(shown)
    if (known?.visitorKey === visitor.key) {
      throw new Refusal('gone', 'This conversation was erased.')
    }
    throw new Refusal('forbidden', 'This conversation isn’t yours.')
  }

  /** The latest messages, those before a seq, or those changed since a moment. */
  async page(
    conversationId: string,
    { before, since }: { before?: number | undefined; since?: number | undefined },
  ): Promise<Page> {
    const limit = since === undefined ? joinLimit : catchUpLimit
    const found = await this.parts.messages.latest(conversationId, {
      before,
      since: since === undefined ? undefined : new Date(since),
      limit: limit + 1,
    })
    const inOrder = found.slice(0, limit).reverse()
    return {
      messages: inOrder.filter(isKept).map(toVisitorMessage),
      older: found.length > limit,
    }
  }
}
