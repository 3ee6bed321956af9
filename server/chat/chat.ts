/**
 * The chat: what a visitor sees as sent is stored exactly once, and every watching admin sees it at
 * once. This is the subject's one door: it puts the parts together and serves its calls.
 */
import { randomUUID } from 'node:crypto'
import { chatCalls } from '#shared/chat/calls'
import type { Conversation } from '#shared/chat/records'
import { company } from '#shared/company'
import type { ServerContext } from '../context'
import { addressReader } from '../http/address'
import { cookieOptions } from '../http/cookies'
import { NetworkBuckets } from '../http/networkBuckets'
import { Refusal } from '../http/refusal'
import { unsignedToken, type VisitorCookies, visitorCookie, visitorKeyOf } from '../http/visitor'
import { readAtScrape } from '../monitoring/metrics'
import type { Sessions } from '../session/sessions'
import type { Answerer, Visibility } from '../whisper/whisper'
import { adminSockets } from './adminSockets'
import { Answers } from './answers'
import type { Channel } from './channels/channel'
import { Channels } from './channels/channels'
import { Deliveries } from './channels/deliveries'
import type { Intake } from './channels/intake'
import { panel } from './channels/panel'
import { Conversations } from './conversations'
import { ConversationViews } from './conversationViews'
import { countedIn } from './counted'
import { type DueInQueue, isKept, type StoredConversation } from './documents'
import { Erasures, toErasureNotice } from './erasure'
import { Marks } from './feedback'
import { Interactions } from './interactions'
import { Messages } from './messages/messages'
import { MessageQueries } from './messages/queries'
import { Stamps } from './messages/stamps'
import { Presence } from './presence'
import { Publisher } from './publish'
import { Retention } from './retention'
import { Sender } from './send'
import { Tallies } from './tallies'
import type { Uses } from './tally'
import { transcriptText } from './transcript'
import { visitorSockets } from './visitorSockets'

export { isErased, isKept } from './documents'
export type { ErasedMessage, StoredConversation, StoredMessage } from './documents'
export type { Messages } from './messages/messages'
export type { Channel, Incoming } from './channels/channel'
export type { Intake } from './channels/intake'

const maintenanceMs = 60_000
const transcriptLimit = 5_000

/** What other subjects may know of the conversations. */
export interface Chat {
  /** How often answers were made from each entry of the knowledge base. */
  uses(): Promise<Uses>
  messages: Messages
  /** Opens a further channel; returns where its messages come in. */
  openChannel(channel: Channel): Intake
  conversation(id: string): Promise<StoredConversation | null>
  /** Takes away what another subject holds of an erased conversation. Safe to repeat. */
  onErased(forget: (conversationId: string) => Promise<void>): void
}

export async function chat(
  context: ServerContext,
  {
    sessions,
    visitors,
    visibility,
    answerer,
    dueInQueue,
    wordKeysOf,
  }: {
    sessions: Sessions
    visitors: VisitorCookies
    visibility: Visibility
    answerer: Answerer | null
    dueInQueue: DueInQueue
    /** Of a message that is erased; see training/wordKeys.ts. */
    wordKeysOf: (text: string) => Promise<string[]>
  },
): Promise<Chat> {
  const { app, serve, store, settings, live, limits, analytics, onStop } = context
  const log = app.log
  const server = randomUUID()
  const queries = new MessageQueries(store)

  const stamps = new Stamps(queries, store.kind.shared, log)
  await stamps.learn()
  const presence = new Presence(live, server)
  const channels = new Channels()
  const tallies = new Tallies(store, queries, {
    ...{ server, timeZone: settings.timeZone, log },
    channels: () => channels.names,
  })
  const messages = new Messages(store, { stamps, tallies, dueInQueue, wordKeysOf })
  // Shown first, then answered: in the order of their listening.
  const publisher = new Publisher(live, messages)
  const answers =
    answerer &&
    new Answers({
      ...{ messages, answerer, publisher, channels, analytics, log },
      isShared: store.kind.shared,
    })
  const conversations = new Conversations(store, messages)
  const sender = new Sender({
    ...{ messages, conversations },
    lease: () => answers?.lease() ?? null,
  })
  const marks = new Marks(messages, conversations)
  const erasures = new Erasures(store, messages)
  const interactions = new Interactions(messages, log)
  const retention = new Retention(store, messages, erasures, settings.retentionDays, log)
  const deliveries = new Deliveries({ messages, channels, log })
  const onErased: Chat['onErased'] = (forget) => erasures.onErased.push(forget)
  onErased((id) => conversations.forgetVisitor(id))

  analytics.offers(async function* (since) {
    for await (const message of messages.changedSince(since)) yield* countedIn(message)
  })

  const parseCookies = (header: string) => app.parseCookie(header)
  visitorSockets({
    ...{ messages, live, stamps, presence, conversations, sender, marks, erasures },
    ...{ visitors, visibility, analytics, parseCookies, limits, log },
    addressOf: addressReader(settings.trustProxy),
  })
  const stopAdmins = adminSockets({
    ...{ live, sessions, stamps, presence, tallies, visibility, analytics, parseCookies, log },
    limit: limits.events,
  })

  readAtScrape('sockets', () => live.visitors.sockets.size, 'visitor')
  readAtScrape('sockets', () => live.admins.sockets.size, 'admin')
  readAtScrape('open_panels', () => presence.here.panels)
  readAtScrape('queue_length', () => answers?.waiting ?? 0, 'answers')

  const views = new ConversationViews({ messages, presence, channels })
  const opened = new NetworkBuckets(limits.connections)
  const transcripts = new NetworkBuckets(limits.transcripts)
  serve(chatCalls, {
    open: async (_, __, { request, reply }) => {
      const held = request.cookies[visitorCookie]
      if (visitors.keyOf(held) === null) {
        opened.take(request.ip)
        const options = { sameSite: 'lax', maxAge: settings.retentionDays * 86_400 } as const
        const given = visitors.sign(await tokenBefore(held))
        reply.setCookie(visitorCookie, given, cookieOptions(request, settings.publicUrl, options))
      }
      return { isVisible: visibility.isVisible }
    },

    transcript: async (_, visitorKey, { request }) => {
      transcripts.take(request.ip)
      const running = await conversations.running(visitorKey, panel)
      const found = await messages.ofConversation(running.id, { limit: transcriptLimit }).toArray()
      const text = transcriptText(found.filter(isKept), {
        company: company.name,
        timeZone: settings.timeZone,
      })
      return { filename: 'whisper-conversation.txt', text }
    },

    interactions: async ({ query }) => {
      const { readAt } = stamps
      return { ...(await interactions.list(query)), readAt }
    },

    changes: async ({ query }) => {
      const { readAt } = stamps
      return { ...(await interactions.changes(query.since, query.after)), readAt }
    },

    counts: () => tallies.counts(),

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

    approveErasure: async ({ params }) => decided(await erasures.approve(params.id)),
    declineErasure: async ({ params, body }) =>
      decided(await erasures.decline(params.id, body.reason)),
  })

  /** Of a visitor from before cookies were signed, whose conversation shows that the token is ours. */
  async function tokenBefore(cookie: string | undefined): Promise<string | undefined> {
    const token = unsignedToken(cookie)
    if (token === null) return undefined
    const known = await conversations.ofVisitor(visitorKeyOf(token))
    return known.length > 0 ? token : undefined
  }

  async function decided(conversation: StoredConversation): Promise<Conversation> {
    const notice = toErasureNotice(conversation)
    if (notice) live.toVisitor(conversation.visitorKey).emit('erasure', notice)
    await channels.find(conversation.channel)?.tellDecision?.(conversation)
    const found = await conversations.find(conversation._id)
    return views.present(found ?? conversation)
  }

  async function maintain(): Promise<void> {
    await tallies.repair()
    await erasures.finishApproved()
    await retention.sweep()
  }
  await tallies.prepare()
  const maintaining = setInterval(() => {
    maintain().catch((err: unknown) => log.warn({ err }, 'maintenance is put off'))
  }, maintenanceMs)
  maintaining.unref()
  app.addHook('onReady', async () => {
    deliveries.sweep()
    answers?.sweep(true).catch((err: unknown) => log.warn({ err }, 'answers left over'))
    maintain().catch((err: unknown) => log.warn({ err }, 'maintenance is put off'))
  })
  onStop(() => deliveries.close())
  // Hundreds may wait, and a stop has ten seconds.
  if (answers) onStop(() => answers.stop())
  // After what a stop waits for: closing the sockets ends the requests that wait for it, too.
  app.addHook('preClose', async () => {
    clearInterval(maintaining)
    stopAdmins()
    presence.close()
    stamps.close()
    await live.close()
  })
  app.addHook('onClose', async () => {
    await answers?.close()
    await tallies.close()
  })
  return {
    uses: () => tallies.uses(),
    messages,
    openChannel: (channel) =>
      channels.open(channel, { messages, conversations, sender, marks, erasures }),
    conversation: (id) => conversations.find(id),
    onErased,
  }
}
