/** Counts what teammates do in conversations: as it is stored, and again after a crash. */
import type { Analytics, StoredAction } from '../../analytics/port'
import { actionsOfLine, actionsOfReply } from '../analyticsActions'
import type { StoredReply } from './documents'
import type { HandoverStore } from './handoverStore'
import type { Replies } from './replies'

const maxRemembered = 10_000

export function countHandovers(
  analytics: Analytics,
  { handovers, replies }: { handovers: HandoverStore; replies: Replies },
): void {
  const record = (all: Iterable<StoredAction>) => {
    for (const { at: _, ...known } of all) analytics.record({ ...known, person: null })
  }
  async function* ofReply(reply: StoredReply): AsyncGenerator<StoredAction> {
    const conversation = await handovers.peek(reply.conversationId)
    if (conversation) yield* actionsOfReply(conversation, reply)
  }

  /** Conversations with a counted reply: only the first counts, and the first after a left message. */
  const counted = new Set<string>()
  handovers.events.on('changed', (conversation, line) => {
    if (line.kind === 'left') counted.delete(conversation._id)
    record(actionsOfLine(conversation, line))
  })
  replies.events.on('stored', async (reply) => {
    const { conversationId, kind } = reply
    if (kind !== 'reply' || counted.has(conversationId)) return
    if (counted.size >= maxRemembered) counted.clear()
    counted.add(conversationId)
    try {
      for await (const one of ofReply(reply)) record([one])
    } catch {
      // The source below yields it again.
    }
  })
  analytics.addSource(async function* (since) {
    for await (const conversation of handovers.withLinesSince(since)) {
      for (const line of conversation.lines ?? []) yield* actionsOfLine(conversation, line)
    }
    for await (const reply of replies.since(since)) yield* ofReply(reply)
  })
}
