/** A visitor's sockets: join, send, feedback, erasure. Events are in shared/chat/events.ts. */

import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { visitorEvents } from '#shared/chat/events'
import { company } from '#shared/company'
import type { Limits } from '../../http/limits/limits'
import { blockOf } from '../../http/limits/network'
import { Turns } from '../../http/limits/turns'
import { Refusal } from '../../http/refusal'
import { serveEvents } from '../../live/serveEvents'
import { observeDelivery } from '../../monitoring/metrics'
import type { PanelOpening, Visibility } from '../../whisper/whisper'
import { chatStartedAction, feedbackAction, messageAction } from '../analyticsActions'
import { chatChannel } from '../channels/chatChannel'
import { type Erasures, toErasureNotice } from '../deletion/erasure'
import type { StoredMessage } from '../documents'
import type { FeedbackRecorder } from '../feedback'
import type { Handover } from '../handover/handover'
import type { HandoverStore } from '../handover/handoverStore'
import type { VisitorRequests } from '../handover/visitorRequests'
import type { ChangeClock } from '../messages/changeClock'
import type { Messages } from '../messages/messages'
import { toVisitorMessage } from '../present'
import {
  type AdmissionParts,
  admitVisitors,
  cameByLink,
  endLinks,
  requireRunningLink,
} from './admission'
import type { Sender } from './send'
import { SendLimits } from './sendLimits'
import { type VisitorSession, type Page, VisitorConversations } from './visitorConversations'
import { VisitorLimits } from './visitorLimits'

const maxErasuresListed = 3
/** Counts as one page read; a longer page counts as several. */
const charactersPerPage = 64 * 1024
const noHandover = { handover: null, lines: [], replies: [] }
/** Of all visitors together: events beyond what the store handles at once wait and take turns. */
const maxConcurrentEvents = 32
const maxWaitingEvents = 4_000

interface VisitorSocketParts extends AdmissionParts {
  messages: Messages
  stamps: ChangeClock
  sender: Sender
  feedback: FeedbackRecorder
  erasures: Erasures
  visibility: Visibility
  opening: PanelOpening
  handovers: HandoverStore
  visitorRequests: VisitorRequests
  handover: Handover
  limits: Limits
  log: FastifyBaseLogger
}

export function visitorSockets(parts: VisitorSocketParts): void {
  const {
    live,
    messages,
    presence,
    conversations,
    sender,
    feedback: feedbackRecorder,
    erasures,
    visibility,
  } = parts
  const { analytics, handovers, visitorRequests } = parts
  const { views, isTeamHere } = parts.handover
  const visitorConversations = new VisitorConversations({ messages, conversations, presence })
  const sends = new SendLimits(parts.limits)
  const limits = new VisitorLimits(parts.limits)

  admitVisitors(parts)
  live.teammates.on('ended', (visitorKey) => visitorConversations.forget(visitorKey))

  async function page(
    visitor: VisitorSession,
    ...range: Parameters<VisitorConversations['page']>
  ): Promise<Page> {
    const shown = await visitorConversations.page(...range)
    const characters = shown.messages.reduce(
      (sum, { text, answer }) => sum + text.length + answer.text.length,
      0,
    )
    limits.chargeRead(visitor, Math.floor(characters / charactersPerPage))
    return shown
  }

  serveEvents<typeof visitorEvents, VisitorSession>(
    live.visitors,
    visitorEvents,
    {
      join: async (visitor, { since, conversationId, page: at = '/' }, socket) => {
        limits.takeRead(visitor)
        // Read before the snapshot, so that anything written in between is requested again.
        const { readAt } = parts.stamps
        // Another server may have continued or ended it.
        delete visitor.running
        const running = await visitorConversations.runningOf(visitor)
        const known = await conversations.ofVisitor(visitor.key)
        const conversation = known.find(({ _id }) => _id === running.id)
        const erased = cameByLink(socket, visitor.key) ? [] : known
        const isSame = conversationId === running.id
        const shown = running.stored
          ? await page(visitor, running.id, { since: isSame ? since : undefined })
          : { messages: [], older: false }
        return {
          conversationId: running.stored ? running.id : null,
          ...shown,
          erasures: erased.flatMap((one) => toErasureNotice(one) ?? []).slice(0, maxErasuresListed),
          isVisible: visibility.isVisible,
          opening: running.stored ? null : await parts.opening.on(at),
          handled: conversation ? await views.ofVisitor(conversation) : noHandover,
          isTeamHere: isTeamHere(),
          readAt,
        }
      },

      person: async (visitor, { id, wanted, page }) => {
        const running = await visitorConversations.runningOf(visitor)
        const origin = { channel: chatChannel.name, page, device: visitor.person.device }
        if (wanted && !isTeamHere()) throw new Refusal('unavailable', 'Nobody’s here right now.')
        if (wanted && !(running.stored && (await handovers.peek(running.id))?.handover))
          limits.takePersonRequest(visitor)
        // Limited like a message, because it may begin a conversation and alerts teammates.
        const { conversation } = await sends.withCharge(visitor, running, async () => {
          if (wanted) await conversations.start(running, visitor.key, origin, new Date())
          else if ((await visitorConversations.storedIdOf(visitor)) === null)
            throw new Refusal('not-found', 'Not Found')
          const change = wanted
            ? visitorRequests.requestPerson(running.id, id)
            : visitorRequests.returnToWhisper(running.id, id)
          return { conversation: await change, isNew: true }
        })
        return { conversationId: running.id, ...(await views.ofVisitor(conversation)) }
      },

      typing: async (visitor) => {
        const id = await visitorConversations.storedIdOf(visitor)
        if (id !== null) live.teammates.emit('typing', { conversationId: id })
        return {}
      },

      seen: async (visitor, { at }) => {
        limits.takeMark(visitor)
        const id = await visitorConversations.storedIdOf(visitor)
        if (id === null) return {}
        await handovers.markSeen(id, new Date(at))
        live.teammates.emit('seen', { conversationId: id, at })
        return {}
      },

      older: async (visitor, { before }) => {
        limits.takeRead(visitor)
        return page(visitor, (await visitorConversations.runningOf(visitor)).id, { before })
      },

      send: async (visitor, input, socket) => {
        const receivedAt = performance.now()
        const running = await visitorConversations.runningOf(visitor)
        const { network } = visitor.person
        const requester = { socketId: socket.id, network, receivedAt }
        const sending = { ...input, channel: chatChannel, device: visitor.person.device }
        const store = () => sender.send(running, visitor.key, sending, requester)
        try {
          // Whoever speaks with people goes on.
          if (!visibility.isVisible && !(await handovers.peek(running.id))?.handover)
            throw new Refusal('forbidden', `${company.assistant} is unavailable right now.`)
          const storeWithVisit = async () => {
            await visitorConversations.check(visitor, running, input.conversationId)
            const chat = { ...chatStartedAction(running.id), person: visitor.person }
            return running.stored ? store() : analytics.storeWithNote(chat, store)
          }
          const { message } = await sends.withCharge(visitor, running, storeWithVisit, input.text)
          count(visitor, message)
          return toVisitorMessage(message)
        } catch (error) {
          // A message already stored is acknowledged, whatever would refuse a new one.
          const isTooMany = error instanceof Refusal && error.code === 'too-many'
          if (!isTooMany && visibility.isVisible) throw error
          const original = await sender.original(visitor.key, sending)
          if (original) return toVisitorMessage(original)
          throw error
        }
      },

      feedback: async (visitor, { id, ...feedback }, socket) => {
        limits.takeMark(visitor, feedback.comment)
        const message = await feedbackRecorder.record(visitor.key, id, feedback, {
          socketId: socket.id,
        })
        analytics.record({ ...feedbackAction(id, feedback.helpful), person: visitor.person })
        return toVisitorMessage(message)
      },

      panel: async (visitor, { open }, socket) => {
        presence.panel(visitor, socket.id, open)
        return {}
      },

      erase: async (visitor, { conversationId }, socket) => {
        limits.takeRead(visitor)
        limits.takeErasure(visitor)
        const asking = askErasure(visitor, conversationId, socket)
        visitor.erasing = asking.catch(() => {})
        const { conversation, isRunning } = await asking.finally(() => {
          delete visitor.erasing
          // The next event reads which conversation is running now.
          delete visitor.running
        })
        live.toServers('ended', visitor.key)
        const notice = toErasureNotice(conversation)
        if (!notice) throw new Refusal('not-found', 'Not Found')
        const heard = isRunning ? live.toVisitor(visitor.key) : live.toOwnBrowsers(visitor.key)
        heard.emit('erasure', notice)
        endLinks(live, visitor.key)
        return notice
      },
    },
    {
      log: parts.log,
      take: (visitor) => limits.takeEvent(visitor),
      requireMember: requireRunningLink,
      turns: new Turns({ concurrency: maxConcurrentEvents, maxWaiting: maxWaitingEvents }),
      askerOf: ({ key, person: { network } }) => [blockOf(network), network, key],
      busy: ({ erasing }) => erasing,
      onDone: (name, receivedAt) => name === 'send' && observeDelivery('acknowledged', receivedAt),
    },
  )

  async function askErasure(visitor: VisitorSession, id: string, socket: Socket) {
    const isRunning = (await visitorConversations.runningOf(visitor)).id === id
    if (!isRunning && cameByLink(socket, visitor.key)) throw new Refusal('not-found', 'Not Found')
    return { conversation: await erasures.ask(visitor.key, id), isRunning }
  }

  /** Counts repeats too: the server may have stopped before the original was counted. */
  function count(visitor: VisitorSession, message: StoredMessage): void {
    const { person } = visitor
    analytics.record({ ...messageAction(message), person })
    if (message.seq !== 1) return
    analytics.record({ ...chatStartedAction(message.conversationId), person })
  }
}
