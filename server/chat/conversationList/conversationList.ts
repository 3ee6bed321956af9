/** The list of conversations: a row for each, and up to where each teammate has read it. */
import { conversationCalls } from '#shared/chat/conversations/calls'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import type { Erasures } from '../deletion/erasure'
import type { Replies } from '../handover/replies'
import type { Messages } from '../messages/messages'
import { SearchQueue } from '../searchQueue'
import { ConversationPages } from './conversationPages'
import { LastActivity } from './lastActivity'
import { Rows } from './rows'

interface Parts {
  messages: Messages
  replies: Replies
  erasures: Erasures
}

/** Returns the last write, to be made once nothing more is stored. */
export function conversationList(
  { app, store, serve, live }: ServerContext,
  { messages, replies, erasures }: Parts,
): () => Promise<void> {
  const lastActivity = new LastActivity(store, { messages, replies, log: app.log })
  const pages = new ConversationPages(store, messages, lastActivity)
  const rows = new Rows({ messages, replies })
  const searches = new SearchQueue()

  serve(conversationCalls, {
    list: async ({ query: { ids, before, limit, ...wanted } }, { teammate }) => {
      const { found, next } = ids
        ? { found: await pages.named(ids, wanted), next: null }
        : await searches.within(wanted.search, () => pages.page(wanted, before, limit))
      return { conversations: await rows.of(found, teammate), next }
    },

    erasures: async (_, { teammate }) => {
      const { found, waiting } = await pages.erasures()
      return { conversations: await rows.of(found, teammate), waiting }
    },

    read: async ({ params: { id }, body }, { teammate }) => {
      const seq = Math.min(body.seq, await messages.lastSeq(id))
      if (!(await pages.markRead(id, teammate, seq))) throw new Refusal('not-found', 'Not Found')
      live.teammates.emit('read', { conversationId: id, teammate, seq })
      return {}
    },
  })

  erasures.events.on('changed', () => live.adminsOnly.emit('erasures'))
  const warn = (err: unknown) => app.log.warn({ err }, 'recovering last activity failed')
  app.addHook('onReady', async () => void lastActivity.recover().catch(warn))
  return () => lastActivity.flush().catch(warn)
}
