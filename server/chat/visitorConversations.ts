/** Which conversation a connected visitor is in, shared by all of their tabs here, and what a tab is shown of it. */
import type { VisitorMessage } from '#shared/chat/records'
import type { Person } from '../analytics/port'
import { Refusal } from '../http/refusal'
import { panel } from './channels/panel'
import type { Conversations, Running } from './conversations'
import { isKept } from './documents'
import type { Messages } from './messages/messages'
import type { ConnectedVisitor, Presence } from './presence'
import { toVisitorMessage } from './present'

const joinLimit = 50
const catchUpLimit = 100

/** What a connected visitor's sockets share beyond their count: the conversation that runs. */
export interface Chatter extends ConnectedVisitor {
  running?: Promise<Running>
  /** Until an asking to erase has ended: what came behind it waits, and goes into the next conversation. */
  erasing?: Promise<unknown>
  /** Whose visits their actions belong to, and from what address they come. */
  person: Person
}

interface Parts {
  messages: Messages
  conversations: Conversations
  presence: Presence
}

/** Of a range of messages, in order; `older`: there are some before them. */
export interface Page {
  messages: VisitorMessage[]
  older: boolean
}

export class VisitorConversations {
  constructor(private readonly parts: Parts) {}

  runningOf(visitor: Chatter): Promise<Running> {
    if (!visitor.running) {
      const erasing = visitor.erasing ?? Promise.resolve()
      visitor.running = erasing.then(() => this.parts.conversations.running(visitor.key, panel))
      visitor.running.catch(() => {
        delete visitor.running
      })
    }
    return visitor.running
  }

  /** It was ended elsewhere: which one runs is read again. */
  forget(visitorKey: string): void {
    const chatter = this.parts.presence.find(visitorKey) as Chatter | undefined
    if (chatter) delete chatter.running
  }

  /** Fits what the panel shows, else says why: erased meanwhile, or not this visitor's at all. */
  async check(visitor: Chatter, running: Running, shown: string | undefined): Promise<void> {
    if (shown === undefined || shown === running.id) return
    const known = await this.parts.conversations.find(shown)
    if (known?.visitorKey === visitor.key) {
      throw new Refusal('gone', 'This conversation was erased.')
    }
    throw new Refusal('forbidden', 'This conversation isn’t yours.')
  }

  /** The latest, those before a seq, or those that have changed since a moment. */
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
