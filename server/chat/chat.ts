/**
 * The chat: a message shown as sent is stored exactly once, and every watching admin sees it at
 * once. The subject's entry point, which wires its parts. Other subjects may use what's in port.ts.
 */
import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context'
import { addressReader } from '../http/address'
import type { VisitorCookies } from '../http/visitor'
import { PeriodicTask } from '../jobs/periodicTask'
import { readAtScrape } from '../monitoring/metrics'
import type { Sessions } from '../session/session'
import { keyedHash, ownSecret } from '../store/ownSecret'
import type { Push, Teammates } from '../team/team'
import type { UndeliveredList } from '../undelivered/undelivered'
import type { Answerer, PanelOpening, Visibility } from '../whisper/whisper'
import { actionsOfMessage } from './analyticsActions'
import { answeredLater } from './answeredLater/answeredLater'
import { leaveQuestion } from './answeredLater/leaveQuestion'
import { Answers } from './answers'
import { Channels } from './channels/channels'
import { Deliveries } from './channels/deliveries'
import { conversationList } from './conversationList/conversationList'
import { Conversations } from './conversations'
import { InteractionCounts } from './counts/interactionCounts'
import { keyOfUse, keyOfWay } from './counts/keyOfUse'
import { Erasures } from './deletion/erasure'
import { Retention } from './deletion/retention'
import type { DueInQueue, StoredMessage } from './documents'
import { FeedbackRecorder } from './feedback'
import { assignLateToWhisper } from './handover/assignUnanswered'
import { handover } from './handover/handover'
import { HandoverStore } from './handover/handoverStore'
import { mayReferToWhisper } from './handover/mayReferToWhisper'
import { PushAlerts } from './handover/pushAlerts'
import { Replies } from './handover/replies'
import { VisitorRequests } from './handover/visitorRequests'
import { ChangeClock } from './messages/changeClock'
import { Messages } from './messages/messages'
import { MessageQueries } from './messages/queries'
import { notifyTeam } from './notifyTeam'
import type { Chat } from './port'
import { Presence } from './presence'
import { Publisher } from './publish'
import { serveChatCalls } from './serveCalls'
import { teammateSockets } from './teammateSockets'
import { Sender } from './visitors/send'
import { visitorSockets } from './visitors/visitorSockets'

export type { Chat } from './port'
export { isErased, isKept } from './documents'
export type { ErasedMessage, StoredConversation, StoredMessage } from './documents'
export { lineCause, replyCause } from './handover/documents'
export type { Messages } from './messages/messages'
export type { Channel, Incoming } from './channels/channel'
export type { Intake } from './intake'
export type { TextReply } from './answeredLater/sendingReplies'

const maintenanceMs = 60_000

export async function chat(
  context: ServerContext,
  {
    sessions,
    teammates,
    push,
    visitors,
    visibility,
    opening,
    answerer,
    dueInQueue,
    wordKeysOf,
    undelivered,
  }: {
    sessions: Sessions
    teammates: Teammates
    push: Push
    visitors: VisitorCookies
    visibility: Visibility
    opening: PanelOpening
    answerer: Answerer | null
    dueInQueue: DueInQueue
    /** Keys of an erased message's words; see training/wordKeys.ts. */
    wordKeysOf: (text: string) => Promise<string[]>
    undelivered: Pick<UndeliveredList, 'problemsOf'>
  },
): Promise<Chat> {
  const { app, store, settings, live, limits, analytics, onStop } = context
  const log = app.log
  const server = randomUUID()
  const queries = new MessageQueries(store)

  const stamps = new ChangeClock(queries, store.kind.shared, log)
  await stamps.sync()
  const presence = new Presence(live, server)
  const channels = new Channels()
  const counts = new InteractionCounts(store, queries, {
    server,
    timeZone: settings.timeZone,
    log,
    channels: () => channels.names,
  })
  const messages = new Messages(store, { stamps, counts, dueInQueue, wordKeysOf })
  // Listens before Answers does: a message is published first, then answered.
  const publisher = new Publisher(live, messages)
  const replies = new Replies(store)
  const handovers = new HandoverStore(store, messages)
  const visitorRequests = new VisitorRequests({ handovers, messages, replies })
  const waySecret = await ownSecret(store, 'way-key')
  const answers =
    answerer &&
    new Answers({
      messages,
      answerer,
      publisher,
      channels,
      analytics,
      log,
      keyOfWay: (way) => keyOfWay(waySecret, way),
      isWithPerson: (id) =>
        visitorRequests.routesToPerson(id, {
          isTeamHere: people.isTeamHere(),
          isWhisperHidden: !visibility.isVisible,
        }),
      assignLateToWhisper: (id) => assignLateToWhisper({ handovers, messages, replies }, id),
      isShared: store.kind.shared,
    })
  const conversations = new Conversations(store, messages)
  const mayRefer = (message: StoredMessage) => mayReferToWhisper({ handovers, replies }, message)
  const networkSecret = await ownSecret(store, 'network-key')
  const sender = new Sender({
    messages,
    conversations,
    mayReferToWhisper: mayRefer,
    hashOf: (network) => keyedHash(networkSecret, network),
    lease: () => answers?.lease() ?? null,
  })
  const feedback = new FeedbackRecorder(messages, conversations)
  const erasures = new Erasures(store, messages)
  const retention = new Retention(store, messages, erasures, settings.retentionDays, log)
  const deliveries = new Deliveries({ messages, channels, log })
  const onErased: Chat['onErased'] = (forget) => erasures.onErased.push(forget)
  onErased((id) => conversations.forgetVisitor(id))

  // A browser's, with its visit, are counted where they arrive (visitorSockets.ts).
  messages.events.on('stored', (message, { socketId }) => {
    if (socketId !== undefined) return
    for (const { at: _, ...known } of actionsOfMessage(message))
      analytics.record({ ...known, person: null })
  })
  analytics.addSource(async function* (since) {
    for await (const message of messages.changedSince(since)) yield* actionsOfMessage(message)
  })

  const pushAlerts = new PushAlerts(push, teammates)
  const people = handover(context, {
    messages,
    handovers,
    visitorRequests,
    erasures,
    replies,
    teammates,
    pushAlerts,
    channels,
    undelivered,
    draft: answers ? (message) => answers.draft(message) : undefined,
  })
  onErased(people.erase)

  const parseCookies = (header: string) => app.parseCookie(header)
  visitorSockets({
    messages,
    live,
    stamps,
    presence,
    conversations,
    sender,
    feedback,
    erasures,
    visitors,
    visibility,
    opening,
    analytics,
    parseCookies,
    limits,
    log,
    handovers,
    visitorRequests,
    handover: people,
    addressOf: addressReader(settings.trustProxy),
  })
  const stopTeammates = teammateSockets({
    live,
    sessions,
    stamps,
    presence,
    counts,
    visibility,
    analytics,
    parseCookies,
    log,
    teammateActions: people.teammateActions,
    teammates,
    limit: limits.events,
  })

  readAtScrape('sockets', () => live.visitors.sockets.size, 'visitor')
  readAtScrape('sockets', () => live.teammates.sockets.size, 'admin')
  readAtScrape('open_panels', () => presence.here.panels)
  readAtScrape('queue_length', () => answers?.waiting ?? 0, 'answers')

  serveChatCalls(context, {
    messages,
    stamps,
    counts,
    presence,
    channels,
    conversations,
    erasures,
    visitors,
    visibility,
    replies: people.replies,
  })

  const closeList = conversationList(context, { messages, replies, erasures })

  async function maintain(): Promise<void> {
    await counts.repair()
    await erasures.finishApproved()
    await retention.sweep()
    // Comes last because it takes a while.
    await counts.countOldUses()
  }
  await counts.prepare()
  const maintenance = new PeriodicTask(maintenanceMs, maintain, (err) =>
    log.warn({ err }, 'maintenance of conversations failed, retrying'),
  )
  app.addHook('onReady', async () => {
    deliveries.sweep()
    answers?.sweep(true).catch((err: unknown) => log.warn({ err }, 'resuming answers failed'))
    void maintenance.run()
  })
  onStop(() => deliveries.close())
  // Hundreds of answers may be waiting, and a stop has ten seconds.
  if (answers) onStop(() => answers.stop())
  // After the onStop work: closing the sockets also ends the requests that wait for it.
  app.addHook('preClose', async () => {
    // Not awaited: counting may take longer than a stop has.
    void maintenance.stop()
    stopTeammates()
    presence.close()
    stamps.close()
    await live.close()
  })
  app.addHook('onClose', async () => {
    await answers?.close()
    await counts.close()
    await closeList()
  })
  return {
    uses: () => counts.uses(),
    async usesOf(entry) {
      const uses = await counts.uses((key) => key.startsWith(`${entry}/`))
      return (section, way) => {
        const key = way === undefined ? undefined : keyOfWay(waySecret, way)
        return uses[keyOfUse(entry, section, key)]?.used ?? 0
      }
    },
    messages,
    openChannel: (channel) =>
      channels.open(channel, {
        messages,
        conversations,
        sender,
        feedback,
        erasures,
        replies,
        visitorRequests,
        isTeamHere: people.isTeamHere,
        mayReferToWhisper: mayRefer,
      }),
    conversation: (id) => conversations.find(id),
    leaveQuestion: (question, note) =>
      leaveQuestion({ conversations, sender, visitorRequests }, question, note),
    async eraseAsker(conversationId) {
      const conversation = await conversations.find(conversationId)
      if (conversation) await erasures.eraseVisitor(conversation.visitorKey)
    },
    notifyTeam: (teamNotifier, summary) =>
      notifyTeam(context, { erasures, handovers, teamNotifier, summary }),
    answerLater(senders) {
      const { views, handoverTexts } = people
      const parts = {
        conversations,
        handovers,
        visitorRequests,
        replies,
        views,
        visitors,
        teammates,
        pushAlerts,
        handoverTexts,
      }
      onErased(answeredLater(context, parts, senders).forget)
    },
    onErased,
  }
}
