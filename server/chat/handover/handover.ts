/**
 * Teammates in conversations: the calls of admin pages, the events to both sides, and the check for
 * absent teammates.
 */
import { handoverCalls } from '#shared/chat/handover/calls'
import type { Teammate } from '#shared/team/records'
import type { Answer } from '#shared/whisper/answer'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import { KeyedMutex } from '../../jobs/keyedMutex'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { Teammates } from '../../team/team'
import type { UndeliveredList } from '../../undelivered/undelivered'
import { countsAsAnswered } from '../analyticsActions'
import type { Channels } from '../channels/channels'
import { chatChannel } from '../channels/chatChannel'
import type { Erasures } from '../deletion/erasure'
import type { StoredConversation, StoredMessage } from '../documents'
import type { Messages } from '../messages/messages'
import { AbsentTeammates } from './absentTeammates'
import { handoverActivity } from './activity'
import { startAssigningMissed } from './assignUnanswered'
import { countHandovers } from './countHandovers'
import { type StoredReply, toHandover, toLine, toReply } from './documents'
import type { HandoverStore } from './handoverStore'
import { HandoverTexts } from './handoverTexts'
import { startMessageAlerts } from './messageAlerts'
import type { PushAlerts } from './pushAlerts'
import { type Replies, unreadMs } from './replies'
import { TeammateActions } from './teammateActions'
import { HandoverViews } from './views'
import type { VisitorRequests } from './visitorRequests'

/** Changes to the queue within this time are sent as one. */
const gatherMs = 250

interface Parts {
  messages: Messages
  handovers: HandoverStore
  visitorRequests: VisitorRequests
  erasures: Pick<Erasures, 'events'>
  replies: Replies
  teammates: Teammates
  pushAlerts: PushAlerts
  channels: Channels
  undelivered: Pick<UndeliveredList, 'problemsOf'>
  /** Drafts Whisper's answer to a message; undefined if nothing answers. */
  draft: ((message: StoredMessage) => Promise<Answer>) | undefined
}

export interface Handover {
  teammateActions: TeammateActions
  views: HandoverViews
  handoverTexts: HandoverTexts
  /** Whether a teammate is available to visitors, as of this server's last check. */
  isTeamHere: () => boolean
  /** Replies and notes of a conversation, oldest first. */
  replies: (conversationId: string) => Promise<StoredReply[]>
  erase: (conversationId: string) => Promise<void>
}

export function handover(
  { app, store, serve, live, activity, analytics, onStop, dueEveryMs }: ServerContext,
  parts: Parts,
): Handover {
  const { messages, handovers, erasures, replies, teammates, pushAlerts, channels, draft } = parts
  const views = new HandoverViews(parts)
  const canBeTaken = (channel: string) => channels.find(channel)?.people !== undefined
  const teammateActions = new TeammateActions({ handovers, messages, replies, canBeTaken })
  const absentTeammates = new AbsentTeammates({ handovers, messages, replies, teammateActions })

  const handoverTexts = new HandoverTexts({ channels, handovers, replies, teammates, log: app.log })
  countHandovers(analytics, { handovers, replies })
  const recorder = handoverActivity(activity)
  handovers.events.on('changed', (conversation, line) => {
    const { _id, visitorKey, handover } = conversation
    recorder.changed(conversation, line)
    if (handover?.state === 'waiting') void pushAlerts.send('waits', conversation)
    if (line.by && line.teammate) void pushAlerts.send('handed', conversation, line.teammate.id)
    const change = {
      conversationId: _id,
      line: toLine(line),
      handover: handover ? toHandover(handover) : null,
    }
    live.teammates.emit('handover', change)
    live.toVisitor(visitorKey).emit('handover', change)
    sendPositionsSoon()
  })
  erasures.events.on('changed', sendPositionsSoon)
  // Without a message, nothing else tells that it is open no more.
  erasures.events.on('asked', ({ _id, handover, lines = [] }) => {
    const last = lines.at(-1)
    if (handover && last)
      live.teammates.emit('handover', { conversationId: _id, line: toLine(last), handover: null })
  })
  onStop(startAssigningMissed({ handovers, messages, replies, dueEveryMs, log: app.log }))
  onStop(startMessageAlerts({ ...parts, log: app.log }))
  replies.events.on('stored', (stored) => {
    recorder.written(stored)
    live.teammates.emit('reply', toReply(stored))
    if (stored.kind === 'reply') live.toVisitor(stored.visitorKey).emit('reply', toReply(stored))
  })

  let positionsTimer: NodeJS.Timeout | undefined
  function sendPositionsSoon(): void {
    positionsTimer ??= setTimeout(() => {
      positionsTimer = undefined
      sendQueuePositions().catch((err: unknown) =>
        app.log.warn({ err }, 'sending queue positions failed'),
      )
    }, gatherMs)
    positionsTimer.unref()
  }
  async function sendQueuePositions(): Promise<void> {
    for (const [index, { visitorKey }] of (await handovers.waiting()).entries())
      live.toVisitor(visitorKey).emit('place', index + 1)
  }

  const caller = async ({ teammate }: { teammate: string }): Promise<Teammate> => {
    const found = await teammates.find(teammate)
    if (!found) throw new Refusal('unauthorized', 'Please sign in.')
    return found
  }
  const handled = async (changing: Promise<StoredConversation>) => views.handled(await changing)
  /** If a reply and the end of its chat come at once, the reply is stored first, or refused. */
  const mutex = new KeyedMutex()

  serve(handoverCalls, {
    open: async (_, { teammate }) => {
      const [open, waitEndedAt] = await Promise.all([handovers.open(), handovers.lastWaitEnd()])
      return {
        open: (await Promise.all(open.map((one) => views.inList(one, teammate)))).flat(),
        waitEndedAt: waitEndedAt?.getTime() ?? null,
      }
    },
    // Includes conversations whose erasure is pending: an admin reads them to decide.
    handled: async ({ params }) => {
      const conversation = await handovers.peek(params.id)
      if (!conversation) throw new Refusal('not-found', 'Not Found')
      return views.handled(conversation)
    },
    takeOver: async ({ params }, session) =>
      handled(teammateActions.takeOver(params.id, await caller(session))),
    takeFrom: async ({ params, body }, session) =>
      handled(teammateActions.takeFrom(params.id, body.teammate, await caller(session))),
    handOver: async ({ params, body }, session) => {
      const [by, to] = [await caller(session), await teammates.find(body.teammate)]
      if (!to || (await teammates.presence.offlineAmong([to.id])).length > 0)
        throw new Refusal('conflict', `${to?.name ?? 'This teammate'} isn’t here.`)
      return handled(teammateActions.handOver(params.id, by, to))
    },
    handBack: ({ params }, session) => giveUp(params.id, session, 'handed-back'),
    end: ({ params }, session) => giveUp(params.id, session, 'ended'),
    draft: async ({ params }) => {
      const message = await messages.findKept(params.id)
      if (!message) throw new Refusal('not-found', 'Not Found')
      const answer = await draft?.(message)
      if (!answer || !countsAsAnswered({ ...answer, status: 'done' })) return { draft: null }
      const { text, sources, confidence } = answer
      return { draft: { text, sources, confidence } }
    },
    write: ({ params: { conversation: id }, body }, session) =>
      mutex.runExclusive(id, async () => toReply(await write(id, body, await caller(session)))),
  })

  function giveUp(id: string, session: { teammate: string }, how: 'handed-back' | 'ended') {
    return mutex.runExclusive(id, async () =>
      handled(teammateActions.giveUp(id, await caller(session), how)),
    )
  }

  async function write(
    conversationId: string,
    { id: _id, kind, text }: { id: string; kind: 'reply' | 'note'; text: string },
    teammate: Teammate,
  ): Promise<StoredReply> {
    const reply = { _id, conversationId, kind, teammate, text, at: new Date() }
    const known = await replies.find(_id)
    if (known) return replies.add({ ...reply, visitorKey: known.visitorKey })
    const conversation = await allowed(conversationId, kind, teammate)
    const { visitorKey, handover } = conversation
    const writer = kind === 'reply' ? handoverTexts.writerFor(conversation) : null
    if (writer && text.length > writer.maxCharacters)
      throw new Refusal('invalid', `Use ${writer.maxCharacters} characters or fewer.`)
    const isConnected = conversation.channel === chatChannel.name
    const isSent = kind === 'reply' && (!isConnected || handover?.contact !== undefined)
    const sendDue = new Date(reply.at.getTime() + (writer ? 0 : unreadMs))
    return replies.add({
      ...reply,
      visitorKey,
      ...(kind === 'reply' && { afterSeq: await messages.lastSeq(conversationId) }),
      ...(isSent && { sendDue }),
    })
  }

  /** Anyone may write a note; only the teammate who has the conversation may reply. */
  function allowed(id: string, kind: 'reply' | 'note', teammate: Teammate) {
    return kind === 'note' ? handovers.find(id) : teammateActions.findAssignedTo(id, teammate)
  }

  let isTeamHere = false
  const warn = (err: unknown) => app.log.warn({ err }, 'checking who is available failed, retrying')
  /** A failure in one conversation doesn't stop the announcement of who is here. */
  async function checkTeam(): Promise<void> {
    const { presence } = teammates
    const assigned = await handovers.teammates()
    const timedOut = await presence.timedOutAmong(assigned)
    const away = await presence.awayAmong(assigned)
    const here = assigned.filter((id) => !timedOut.includes(id) && !away.includes(id))
    await absentTeammates.release({ timedOut, away, here }).catch(warn)
    const isHere = await presence.isAnyAvailable()
    if (isHere !== isTeamHere) live.visitors.local.emit('isTeamHere', isHere)
    isTeamHere = isHere
    if (isHere || (await presence.mayAnyBeAvailable())) return
    await absentTeammates.turnWaitingIntoMessages((one) => handoverTexts.writerFor(one) === null)
  }
  const checkTeamSafely = () => checkTeam().catch(warn)
  teammates.events.on('changed', checkTeamSafely)
  app.addHook('onReady', checkTeamSafely)
  let resuming: Promise<void> | undefined
  const resumeUnsent = () => {
    resuming ??= handoverTexts
      .resumeUnsent()
      .catch((err: unknown) => app.log.warn({ err }, 'resuming handover texts failed'))
      .finally(() => {
        resuming = undefined
      })
  }
  app.addHook('onReady', async () => resumeUnsent())
  store.onDropped(resumeUnsent)
  const checking = new PeriodicTask(dueEveryMs, checkTeam, warn)
  onStop(async () => {
    clearTimeout(positionsTimer)
    await checking.stop()
  })

  return {
    teammateActions,
    views,
    handoverTexts,
    isTeamHere: () => isTeamHere,
    replies: (conversationId) => replies.ofConversation(conversationId),
    erase: (conversationId) => replies.erase(conversationId),
  }
}
