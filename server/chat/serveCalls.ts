/** The chat's calls over HTTP: a visitor's cookie and transcript; what admins read and decide. */
import { Readable } from 'node:stream'
import { chatCalls } from '#shared/chat/calls'
import type { Conversation } from '#shared/chat/records'
import type { By } from '../activity/port'
import type { ServerContext } from '../context'
import { giveVisitorCookie } from '../http/cookies'
import { NetworkBuckets } from '../http/limits/networkBuckets'
import { Refusal } from '../http/refusal'
import {
  unsignedToken,
  type VisitorCookies,
  type VisitorIdentity,
  visitorCookie,
  visitorKeyOf,
  visitorName,
} from '../http/visitor'
import type { Visibility } from '../whisper/whisper'
import type { Channels } from './channels/channels'
import { chatChannel } from './channels/chatChannel'
import type { Conversations } from './conversations'
import { ConversationViews } from './conversationViews'
import type { InteractionCounts } from './counts/interactionCounts'
import { type Erasures, toErasureNotice } from './deletion/erasure'
import type { StoredConversation } from './documents'
import type { StoredReply } from './handover/documents'
import { Interactions } from './interactions'
import type { ChangeClock } from './messages/changeClock'
import type { MessageQueries } from './messages/queries'
import type { Presence } from './presence'
import { SearchQueue } from './searchQueue'
import { transcriptOf } from './transcript'

interface Parts {
  messages: MessageQueries
  stamps: ChangeClock
  counts: InteractionCounts
  presence: Presence
  channels: Channels
  conversations: Conversations
  erasures: Erasures
  visitors: VisitorCookies
  visibility: Visibility
  /** What teammates wrote in a conversation, oldest first. */
  replies: (conversationId: string) => Promise<StoredReply[]>
}

export function serveChatCalls(
  { app, serve, settings, live, limits, activity }: ServerContext,
  { messages, stamps, counts, conversations, visitors, visibility, replies, ...parts }: Parts,
): void {
  const { presence, channels, erasures } = parts
  const interactions = new Interactions(messages, app.log)
  const searches = new SearchQueue()
  const views = new ConversationViews({ messages, presence, channels, conversations })
  const opened = new NetworkBuckets(limits.connections)
  const transcripts = new NetworkBuckets(limits.transcripts)
  serve(chatCalls, {
    open: async (_, __, { request, reply }) => {
      const held = request.cookies[visitorCookie]
      if (!(await isKnown(visitors.identify(held)))) {
        opened.take(request.ip)
        giveVisitorCookie(visitors.sign(await tokenBefore(held)), { request, reply }, settings)
      }
      return { isVisible: visibility.isVisible }
    },

    transcript: async (_, visitor, { request, reply }) => {
      transcripts.take(request.ip)
      const running = await conversations.runningFor(visitor, chatChannel)
      const told = messages.transcriptOf(running.id)
      const text = transcriptOf(told, await replies(running.id), settings.timeZone)
      reply.type('application/json; charset=utf-8')
      return reply.send(Readable.from(inJson('whisper-conversation.txt', text)))
    },

    interactions: async ({ query }) => {
      const { readAt } = stamps
      const found = await searches.within(query.search, () => interactions.list(query))
      return { ...found, readAt }
    },

    changes: async ({ query }) => {
      const { readAt } = stamps
      return { ...(await interactions.changes(query.since, query.after)), readAt }
    },

    counts: () => counts.counts(),

    conversation: async ({ params }) => {
      const conversation = await conversations.find(params.id)
      if (!conversation) throw new Refusal('not-found', 'Not Found')
      return views.present(conversation)
    },

    phone: async ({ params }) => {
      const number = (await conversations.find(params.id))?.phone
      if (number === undefined) throw new Refusal('not-found', 'Not Found')
      return { number }
    },

    approveErasure: async ({ params }, session) => {
      const approved = await erasures.approve(params.id)
      await did(session, 'Approved an erasure', approved)
      return decided(approved)
    },
    declineErasure: async ({ params, body }, session) => {
      const declined = await erasures.decline(params.id, body.reason)
      await did(session, 'Declined an erasure', declined)
      return decided(declined)
    },
  })

  function did(by: By, did: string, { visitorKey }: StoredConversation) {
    const what = `Visitor ${visitorName(visitorKey)}`
    return activity.record(by, { kind: 'chats', did, what })
  }

  /** Not a browser that came by a private link to a conversation that is over. */
  async function isKnown(visitor: VisitorIdentity | null): Promise<boolean> {
    if (visitor?.only === undefined) return visitor !== null
    return conversations.runningFor(visitor, chatChannel).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  /** The token of a visitor from before cookies were signed, if a conversation proves it ours. */
  async function tokenBefore(cookie: string | undefined): Promise<string | undefined> {
    const token = unsignedToken(cookie)
    if (token === null) return undefined
    const known = await conversations.ofVisitor(visitorKeyOf(token))
    return known.length > 0 ? token : undefined
  }

  async function decided(conversation: StoredConversation): Promise<Conversation> {
    const notice = toErasureNotice(conversation)
    if (notice) live.toOwnBrowsers(conversation.visitorKey).emit('erasure', notice)
    await channels.find(conversation.channel)?.notifyOfDecision?.(conversation)
    const found = await conversations.find(conversation._id)
    return views.present(found ?? conversation)
  }
}

/**
 * The call's reply piece by piece, as fast as it is read: whole, a few hundred long ones that nobody
 * reads would fill the memory.
 */
async function* inJson(filename: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"filename":${JSON.stringify(filename)},"text":"`
  for await (const piece of text) yield JSON.stringify(piece).slice(1, -1)
  yield '"}'
}
