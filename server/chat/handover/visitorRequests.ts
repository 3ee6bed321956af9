/**
 * What visitors do besides asking Whisper: they ask for a person, leave a message to be answered
 * wherever they are then, write to a person, and go back to Whisper. Each request's id makes a repeat
 * a no-op.
 */
import { EventEmitter } from 'node:events'
import type { Contact } from '#shared/chat/handover/records'
import { Refusal } from '../../http/refusal'
import { chatChannel } from '../channels/chatChannel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import { assignUnansweredToWhisper } from './assignUnanswered'
import { type HandoverStore, unchanged } from './handoverStore'
import { hasOnlySaidThanks } from './openQuestions'
import { type Replies, unreadMs } from './replies'
import {
  afterMessage,
  afterMessageLeft,
  afterPersonRequest,
  afterReturn,
  isForPerson,
  type LeaveMessageOptions,
} from './transitions'

interface Parts {
  handovers: HandoverStore
  messages: Messages
  replies: Replies
}

export class VisitorRequests {
  /** The visitor wrote while a teammate has the conversation. */
  readonly events = new EventEmitter<{ wroteToPerson: [conversation: StoredConversation] }>()

  constructor(private readonly parts: Parts) {}

  /**
   * Whether a person answers an incoming message. A visitor who writes again after an answer goes back
   * in line, or leaves another message if nobody is here, unless they only say thanks. So does a
   * texter who left a message, once somebody is here. After the answer's link has expired, Whisper
   * answers again. Hidden on the site, it answers nobody there.
   */
  async routesToPerson(
    id: string,
    { isTeamHere, isWhisperHidden }: { isTeamHere: boolean; isWhisperHidden: boolean },
  ): Promise<boolean> {
    const conversation = await this.parts.handovers.peek(id)
    const { handover } = conversation ?? {}
    if (!conversation || !handover) return false
    const { state } = handover
    if (state === 'person') this.events.emit('wroteToPerson', conversation)
    const isThanks = state === 'answered' && (await hasOnlySaidThanks(this.parts, conversation))
    const next = afterMessage(conversation, { isTeamHere, isThanks })
    // An address corrected meanwhile keeps no visitor from getting back in line.
    const condition = next?.handover ? { 'handover.state': state } : unchanged(handover)
    if (next) await this.parts.handovers.change(id, condition, next)
    const isHidden = isWhisperHidden && conversation.channel === chatChannel.name
    return isHidden || isForPerson(handover)
  }

  /** One whose message is still unanswered may ask, too. `contact`: who they are, unless known. */
  async requestPerson(
    id: string,
    requestId: string,
    contact?: Contact,
    { answersTeammate = false } = {},
  ): Promise<StoredConversation> {
    const { handovers } = this.parts
    const conversation = await handovers.find(id)
    const { handover } = conversation
    if (handover?.state === 'waiting' || handover?.state === 'person') return conversation
    const isNew = { ...unchanged(handover), 'lines.id': { $ne: requestId } }
    const next = afterPersonRequest(handover, contact, answersTeammate)
    return handovers.change(id, isNew, next, requestId)
  }

  /** Whisper answers what nobody else has. A repeat is a no-op even if a teammate has taken over since. */
  async returnToWhisper(id: string, requestId: string): Promise<StoredConversation> {
    const { handovers } = this.parts
    const before = await handovers.find(id)
    const { handover, channel } = before
    if (!handover) return before
    const isNew = { 'handover.state': handover.state, 'lines.id': { $ne: requestId } }
    const changed = await handovers.change(id, isNew, afterReturn(handover, channel), requestId)
    // On other channels this is a STOP: nothing may be sent after it.
    if (channel === chatChannel.name) await assignUnansweredToWhisper(this.parts, changed)
    return changed
  }

  /**
   * A repeat of `requestId` with another contact corrects the first one, and is refused once an answer
   * went there. A teammate who has taken over keeps the conversation. Replies that the visitor hasn't
   * seen are sent to the contact.
   */
  async leaveMessage(
    id: string,
    requestId: string,
    contact: Contact,
    options: LeaveMessageOptions = {},
  ): Promise<StoredConversation> {
    const { handovers, replies } = this.parts
    const conversation = await handovers.find(id)
    const { handover, lines = [] } = conversation
    const before = lines.find((line) => line.id === requestId)
    if (before && !(await this.isCorrected(conversation, before.at, contact))) return conversation
    const unread = handover?.contact ? null : await this.unreadSince(conversation)
    // First, because after a crash in between a repeat only does this while there is no contact.
    if (unread) await replies.makeDue(id, unread, new Date(Date.now() + unreadMs))
    const left =
      before && handover
        ? await handovers.change(id, unchanged(handover), {
            handover: { ...handover, contact },
            line: { kind: 'left' },
            isCorrection: true,
          })
        : await handovers.change(
            id,
            { ...unchanged(handover), 'lines.id': { $ne: requestId } },
            afterMessageLeft(handover, contact, options, unread),
            requestId,
          )
    const isLeft = left.lines?.some((line) => line.id === requestId)
    // Another write came first: retry on the new state.
    if (!isLeft || !isSame(left.handover?.contact, contact))
      return this.leaveMessage(id, requestId, contact, options)
    return left
  }

  /**
   * Since when teammates' replies are neither seen nor sent, for lack of an address; null if there are
   * none. A visitor who requested something, such as to go back, had read what came before.
   */
  private async unreadSince({ _id, channel, seenAt, lines = [], startedAt }: StoredConversation) {
    // On other channels replies are sent as they are written.
    if (channel !== chatChannel.name) return null
    const lastRequest = lines.findLast(({ teammate }) => !teammate)?.at ?? startedAt
    const since = new Date(Math.max(lastRequest.getTime(), (seenAt?.getTime() ?? 0) + 1))
    return (await this.parts.replies.hasReplySince(_id, since)) ? since : null
  }

  /** Whether this contact corrects the one left before. */
  private async isCorrected(
    { _id, handover }: StoredConversation,
    leftAt: Date,
    contact: Contact,
  ): Promise<boolean> {
    if (!handover?.contact || isSame(handover.contact, contact)) return false
    if (await this.parts.replies.isSent(_id, leftAt)) throw answeredThere()
    return true
  }
}

const isSame = (known: Contact | undefined, { name, to }: Contact) =>
  known?.name === name && known.to === to

const answeredThere = () =>
  new Refusal(
    'conflict',
    'We’ve already replied to your first address. To get replies at this one, leave your message again.',
  )
