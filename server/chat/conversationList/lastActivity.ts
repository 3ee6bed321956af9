/**
 * When something was last said in each conversation, for the list: noted when it is stored and
 * written 3 s later, many at once, so that no message waits for it. Anything a kill left unwritten
 * is recovered at the next start.
 */
import { Mutex } from 'async-mutex'
import type { FastifyBaseLogger } from 'fastify'
import type { Collection, Store } from '../../store/port'
import type { StoredConversation } from '../documents'
import type { Replies } from '../handover/replies'
import type { Messages } from '../messages/messages'

const writeAfterMs = 3_000
/** How much may have been noted but not written when a server was killed. */
const maxLost = 4_000
const lostMs = 10 * 60_000

interface Said {
  conversationId: string
  at: Date
}

export class LastActivity {
  private readonly conversations: Collection<StoredConversation>
  private due = new Map<string, Date>()
  private timer: NodeJS.Timeout | undefined
  private readonly writing = new Mutex()

  constructor(
    store: Store,
    private readonly parts: { messages: Messages; replies: Replies; log: FastifyBaseLogger },
  ) {
    this.conversations = store.collection('conversations')
    parts.messages.events.on('stored', (message) => this.note(message))
    parts.replies.events.on('stored', (reply) => {
      if (reply.kind === 'reply') this.note(reply)
    })
  }

  /** Writes everything noted. Rejects if that fails; it stays noted. */
  flush(): Promise<void> {
    return this.writing.runExclusive(async () => {
      clearTimeout(this.timer)
      this.timer = undefined
      const { due } = this
      if (due.size === 0) return
      this.due = new Map()
      const updates = [...due].map(([_id, lastAt]) => ({
        updateOne: { filter: { _id }, update: { $max: { lastAt } } },
      }))
      try {
        await this.conversations.bulkWrite(updates, { ordered: false })
      } catch (error) {
        for (const [conversationId, at] of due) this.note({ conversationId, at })
        throw error
      }
    })
  }

  /** Notes the latest messages and replies again. */
  async recover(): Promise<void> {
    const { messages, replies } = this.parts
    for (const message of await messages.newest(maxLost)) this.note(message)
    for await (const reply of replies.since(new Date(Date.now() - lostMs)))
      if (reply.kind === 'reply') this.note(reply)
  }

  private note({ conversationId, at }: Said): void {
    const known = this.due.get(conversationId)
    if (!known || known < at) this.due.set(conversationId, at)
    this.timer ??= setTimeout(() => {
      this.flush().catch((err: unknown) => {
        this.parts.log.warn({ err }, 'storing last activity failed, retrying')
      })
    }, writeAfterMs)
    this.timer.unref()
  }
}
