/** What visitors can request instead of Whisper's answer: a person now, or an answer later. */
import type { Contact } from '#shared/chat/handover/records'
import { Refusal } from '../../http/refusal'
import type { Store } from '../../store/port'
import { panel } from '../channels/panel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredLine } from './documents'
import { HandoverChanges, unchanged } from './handoverChanges'
import { hasOnlySaidThanks } from './isSettled'
import { type Replies, unreadMs } from './replies'
import {
  returnLineKinds,
  newHandover,
  hasLapsed,
  isForPerson,
  type LeaveMessageOptions,
  withMessageLeft,
} from './transitions'

/** Lines after which Whisper answers what nobody else has. */
const returnLines: readonly StoredLine['kind'][] = [
  ...Object.values(returnLineKinds),
  'handed-back',
]

export class VisitorRequests extends HandoverChanges {
  constructor(
    store: Store,
    messages: Messages,
    protected readonly replies: Replies,
  ) {
    super(store, messages)
  }

  /**
   * Whether a person answers an incoming message. A visitor who writes again after an answer goes back
   * in line, or leaves another message if nobody is here, unless they only say thanks. So does a
   * texter who left a message, once somebody is here. After the answer's link has expired, Whisper
   * answers again.
   */
  async routesToPerson(id: string, isTeamHere: boolean): Promise<boolean> {
    const conversation = await this.conversations.findOne({ _id: id })
    const { handover } = conversation ?? {}
    if (!conversation || !handover) return false
    const { state } = handover
    if (state === 'person') this.events.emit('wroteToPerson', conversation)
    if (hasLapsed(handover)) {
      const condition = unchanged(handover)
      await this.change(id, { if: condition, handover: null, line: { kind: 'lapsed' } })
      return false
    }
    const { messages, replies } = this
    if (state === 'answered' && (await hasOnlySaidThanks({ messages, replies }, conversation)))
      return true
    if (state === 'answered' || (state === 'left' && handover.answersTeammate && isTeamHere))
      await this.reopen(conversation, isTeamHere)
    return isForPerson(handover)
  }

  /** Puts the visitor in line, or leaves a message if nobody is here and they can be reached. */
  protected async reopen(
    { _id, handover, channel, phone: to }: StoredConversation,
    isTeamHere: boolean,
  ): Promise<void> {
    const known = handover?.contact
    const contact = known ?? (to === undefined ? to : { name: '', to })
    const answersTeammate = channel !== panel.name
    await this.change(_id, {
      if: { 'handover.state': handover?.state },
      ...(isTeamHere || !contact
        ? { handover: newHandover('waiting', known, answersTeammate), line: { kind: 'asked' } }
        : { handover: newHandover('left', contact, answersTeammate), line: { kind: 'left' } }),
    })
  }

  /**
   * The visitor asks for a person; one whose message is still unanswered may, too. `requestId` makes a
   * repeat a no-op. `contact`: who they are, unless that is known.
   */
  async requestPerson(
    id: string,
    requestId: string,
    contact?: Contact,
    { answersTeammate = false } = {},
  ): Promise<StoredConversation> {
    const conversation = await this.find(id)
    const { handover } = conversation
    if (handover?.state === 'waiting' || handover?.state === 'person') return conversation
    return this.change(id, {
      if: { ...unchanged(handover), 'lines.id': { $ne: requestId } },
      handover: newHandover('waiting', handover?.contact ?? contact, answersTeammate),
      line: { kind: 'asked', id: requestId },
    })
  }

  /**
   * The visitor goes back to Whisper, which answers what nobody else has. An earlier message stays
   * left, because "One moment" may be all that a teammate wrote, unless it's the message that they
   * take back. `requestId` makes a repeat a no-op, also if a teammate has taken over since.
   */
  async returnToWhisper(id: string, requestId: string): Promise<StoredConversation> {
    const before = await this.find(id)
    if (!before.handover) return before
    const { state, waitingSince, contact } = before.handover
    // On other channels this is a STOP: nothing may be sent after it.
    const isInPanel = before.channel === panel.name
    const isKept = isInPanel && (state === 'waiting' || state === 'person')
    const next = { state: 'left', since: new Date(), waitingSince } as const
    const changed = await this.change(id, {
      if: { 'handover.state': state, 'lines.id': { $ne: requestId } },
      handover: isKept && contact ? { ...next, contact } : null,
      line: { kind: returnLineKinds[state], id: requestId },
    })
    if (isInPanel) await this.assignUnansweredToWhisper(changed)
    return changed
  }

  /** Has Whisper answer a message that was assigned to a person just as the chat returned to it. */
  async assignLateToWhisper(id: string): Promise<void> {
    const conversation = await this.peek(id)
    const last = conversation?.lines?.at(-1)
    if (conversation && last && returnLines.includes(last.kind))
      await this.assignUnansweredToWhisper(conversation)
  }

  /** Has Whisper answer what no person has, unless the conversation is still for a person. */
  protected async assignUnansweredToWhisper(conversation: StoredConversation): Promise<void> {
    const { _id, handover, channel } = conversation
    if (isForPerson(handover)) return
    const isInPanel = channel === panel.name
    await this.messages.assignToWhisper(_id, await this.unansweredSince(conversation), {
      isInPanel,
    })
  }

  /** The later of the last reply and the last line that leaves nothing open. */
  private async unansweredSince(conversation: StoredConversation): Promise<Date> {
    const { _id, channel, startedAt, lines = [] } = conversation
    const replied = (await this.replies.latestTo(_id))?.at ?? startedAt
    const settling: StoredLine['kind'][] = ['ended']
    // On other channels a visitor's return is a STOP.
    if (channel !== panel.name) settling.push(...Object.values(returnLineKinds))
    const line = lines.findLast(({ kind }) => settling.includes(kind))?.at ?? startedAt
    return replied > line ? replied : line
  }

  /**
   * The visitor leaves a message. A repeat of `requestId` with another contact corrects the first one,
   * and is refused once an answer went there; otherwise it's a no-op. A teammate who has taken over
   * keeps the conversation. Replies that the visitor hasn't seen are sent to the contact.
   */
  async leaveMessage(
    id: string,
    requestId: string,
    contact: Contact,
    options: LeaveMessageOptions = {},
  ): Promise<StoredConversation> {
    const conversation = await this.find(id)
    const { handover, lines = [] } = conversation
    const before = lines.find((line) => line.id === requestId)
    if (before && !(await this.isCorrected(conversation, before.at, contact))) return conversation
    const unread = handover?.contact ? null : await this.unreadSince(conversation)
    const next = withMessageLeft(handover, contact, options)
    // The wait begins with the unread replies, so that they count as answers if a teammate ends it.
    if (unread && !handover) next.waitingSince = unread
    // First, because after a crash in between a repeat only does this while there is no contact.
    if (unread) await this.replies.makeDue(id, unread, new Date(Date.now() + unreadMs))
    const left = await this.change(id, {
      if: { ...unchanged(handover), ...(!before && { 'lines.id': { $ne: requestId } }) },
      handover: before && handover ? { ...handover, contact } : next,
      line: { kind: 'left', ...(!before && { id: requestId }) },
    })
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
    if (channel !== panel.name) return null
    const lastRequest = lines.findLast(({ teammate }) => !teammate)?.at ?? startedAt
    const since = new Date(Math.max(lastRequest.getTime(), (seenAt?.getTime() ?? 0) + 1))
    return (await this.replies.hasReplySince(_id, since)) ? since : null
  }

  /** Whether this contact corrects the one left before. */
  private async isCorrected(
    { _id, handover }: StoredConversation,
    leftAt: Date,
    contact: Contact,
  ): Promise<boolean> {
    if (!handover?.contact || isSame(handover.contact, contact)) return false
    if (await this.replies.isSent(_id, leftAt)) throw answeredThere()
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
