/**
 * Who answers a conversation: Whisper or, once its visitor asks for a person, a teammate. If two
 * teammates act at once, the slower one is told who was faster. Whisper doesn't answer messages that
 * come in after a person was asked for (answers.ts), and answers in progress when a teammate takes
 * over are dropped (messages.assignToPerson). A visitor who leaves a message is answered later,
 * wherever they are then; until then, Whisper answers.
 */
import type { Teammate } from '#shared/team/records'
import { Refusal } from '../../http/refusal'
import { eachByItself } from '../../jobs/eachByItself'
import type { Store } from '../../store/port'
import { panel } from '../channels/panel'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import type { StoredHandover } from './documents'
import { unchanged } from './handoverChanges'
import { isSettled } from './isSettled'
import type { Replies } from './replies'
import {
  hasAlreadyHandedOver,
  hasAlreadyLeft,
  type NextState,
  type UnassignReason,
  unassignLineKind,
} from './transitions'
import { VisitorRequests } from './visitorRequests'

/** How long a visitor waits for a teammate who is away: time to finish a reply, not to go home. */
const awayGraceMs = 5 * 60_000
/** How long after the last reply a gone teammate keeps a settled chat: over lunch, not over night. */
const idleChatKeptMs = 4 * 3_600_000

/** Ids of teammates. */
interface AbsentTeammates {
  timedOut: readonly string[]
  away: readonly string[]
}

type AssignedConversation = StoredConversation & { handover: StoredHandover }

export class Handovers extends VisitorRequests {
  constructor(
    store: Store,
    messages: Messages,
    replies: Replies,
    /** Whether teammates can reach the visitors of this channel. */
    private readonly canBeTaken: (channel: string) => boolean,
  ) {
    super(store, messages, replies)
  }

  /** When nobody is available anymore: waiting visitors who aren't connected have left a message. */
  async turnWaitingIntoMessages(
    isConnected: (conversation: StoredConversation) => boolean,
  ): Promise<void> {
    await eachByItself(await this.waiting(), async (conversation) => {
      const { _id, handover, phone: to = '' } = conversation
      if (!handover || isConnected(conversation)) return
      const { contact = { name: '', to } } = handover
      await this.change(_id, {
        if: unchanged(handover),
        handover: { ...handover, state: 'left', since: new Date(), contact },
        line: { kind: 'left' },
      })
    })
  }

  /** Throws a conflict that names the teammate who has the conversation. */
  async takeOver(id: string, teammate: Teammate): Promise<StoredConversation> {
    const before = await this.find(id)
    const { handover } = before
    if (!this.canBeTaken(before.channel))
      throw new Refusal('conflict', 'A call can’t be taken over here.')
    const has = handover?.teammate
    if (has && has.id !== teammate.id)
      throw new Refusal('conflict', `${has.name} has this conversation.`)
    if (has) {
      // Repeated in case the server crashed between the two writes.
      await this.messages.assignToPerson(id)
      return before
    }
    const now = new Date()
    // An answered chat starts a new wait.
    const open = handover?.state === 'answered' ? { ...handover, waitingSince: now } : handover
    const taken = await this.change(id, {
      if: unchanged(handover),
      handover: {
        waitingSince: now,
        ...open,
        state: 'person',
        since: now,
        teammate,
      },
      line: { kind: 'joined', teammate },
      ...(handover?.state === 'waiting' && {
        waitedMs: now.getTime() - handover.waitingSince.getTime(),
      }),
    })
    // Another write came first: retry on the new state.
    const isMine = taken.handover?.teammate?.id === teammate.id
    return isMine ? taken : this.takeOver(id, teammate)
  }

  /** Moves a conversation from the teammate who has it to another. A repeat changes nothing. */
  async handOver(id: string, by: Teammate, teammate: Teammate): Promise<StoredConversation> {
    const before = await this.find(id)
    if (hasAlreadyHandedOver(before, by.id, teammate.id)) return before
    const { handover } = await this.findAssignedTo(id, by)
    const changed = await this.change(id, {
      if: unchanged(handover),
      handover: { ...handover, since: new Date(), teammate },
      line: { kind: 'joined', teammate, by },
      unreadTo: teammate.id,
    })
    // Another write came first: retry on the new state.
    const isTheirs = changed.handover?.teammate?.id === teammate.id
    return isTheirs ? changed : this.handOver(id, by, teammate)
  }

  /**
   * The teammate who has the conversation leaves it: Whisper answers again, or other teammates may
   * answer a left message. A repeat changes nothing.
   */
  async giveUp(
    id: string,
    teammate: Teammate,
    kind: 'handed-back' | 'ended',
  ): Promise<StoredConversation> {
    const before = await this.find(id)
    if (hasAlreadyLeft(before, teammate.id, kind)) return before
    return this.unassign(await this.findAssignedTo(id, teammate), kind)
  }

  /** Ends the teammate's assignment, unless the handover has changed since it was read. */
  private async unassign(
    conversation: StoredConversation,
    reason: UnassignReason,
  ): Promise<StoredConversation> {
    const { _id, handover } = conversation
    if (!handover?.teammate) return conversation
    const { teammate, ...others } = handover
    const now = new Date()
    const next = await this.stateAfterUnassigning(conversation, reason)
    const answersTeammate = reason === 'lost' && (await this.mayAnswerTeammate(conversation))
    // Whisper must not answer messages to the teammate; a crashed server may have left some waiting.
    await this.messages.assignToPerson(_id)
    const changed = await this.change(_id, {
      if: unchanged(handover),
      handover: next && {
        ...others,
        state: next,
        since: now,
        ...(answersTeammate && { answersTeammate }),
      },
      line: { kind: unassignLineKind(reason, next), teammate },
    })
    // The visitor left contact details in the meantime, so the chat isn't settled.
    const wasContactAdded = changed.handover?.since.getTime() === others.since.getTime()
    if (wasContactAdded) return this.unassign(changed, reason === 'over' ? 'lost' : reason)
    if (reason === 'handed-back' && next === null) await this.assignUnansweredToWhisper(changed)
    return changed
  }

  private async stateAfterUnassigning(
    conversation: StoredConversation,
    reason: UnassignReason,
  ): Promise<NextState> {
    const { _id, handover } = conversation
    // Words can't tell that it's really settled, so the next message still goes to a person.
    if (reason === 'over') return 'answered'
    if (!handover?.contact) return reason === 'lost' ? 'waiting' : null
    // A teammate who lost connection decided nothing, and "One moment" isn't an answer.
    if (reason === 'lost') return 'left'
    if (reason === 'handed-back')
      return (await this.hasReplySinceLastRequest(conversation)) ? 'answered' : 'left'
    // A teammate who ends a chat has decided that nothing is open: a thank-you needs no answer.
    return (await this.replies.hasReplySince(_id, handover.waitingSince)) ? 'answered' : null
  }

  /** Outside the panel, the next message may answer the teammate's last one. */
  private async mayAnswerTeammate({ _id, channel, handover }: StoredConversation) {
    if (channel === panel.name || !handover) return false
    return this.replies.hasReplySince(_id, handover.waitingSince)
  }

  /** Whether any teammate has replied since the visitor last wrote or requested a reply. */
  async hasReplySinceLastRequest({
    _id,
    startedAt,
    lines = [],
  }: StoredConversation): Promise<boolean> {
    const written = (await this.messages.lastAt(_id)) ?? startedAt
    const wanted = lines.findLast(({ kind }) => kind === 'asked' || kind === 'left')?.at ?? written
    return this.replies.hasReplySince(_id, wanted > written ? wanted : written)
  }

  /** Throws a conflict unless the conversation is this teammate's. */
  async findAssignedTo(id: string, teammate: Teammate): Promise<AssignedConversation> {
    const conversation = await this.find(id)
    const { handover } = conversation
    const has = handover?.teammate
    if (handover && has?.id === teammate.id) return { ...conversation, handover }
    const who = has ? `${has.name} has this conversation.` : 'Take the conversation over first.'
    throw new Refusal('conflict', who)
  }

  /**
   * Releases the chats of absent teammates. Timed out: their visitors go back in line, ranked by when
   * they first waited. Away: only if the visitor has waited `awayGraceMs` for a reply, because someone
   * who stays a little longer finishes what they began. Settled chats stay assigned, until the
   * teammate has been silent for `idleChatKeptMs` and is still gone.
   */
  async releaseFromAbsent({ timedOut, away }: AbsentTeammates): Promise<void> {
    const { messages, replies } = this
    await eachByItself(this.assignedTo([...timedOut, ...away]), async (conversation) => {
      const hasTimedOut = timedOut.includes(conversation.handover?.teammate?.id ?? '')
      if (!hasTimedOut && !(await this.isOverdue(conversation))) return
      const isChatSettled = () => isSettled({ messages, replies }, conversation)
      if (!(await isChatSettled())) return void (await this.unassign(conversation, 'lost'))
      const replied = await replies.latestTo(conversation._id)
      if (!hasTimedOut || !replied || Date.now() - replied.at.getTime() < idleChatKeptMs) return
      const unassigned = await this.unassign(conversation, 'over')
      // The visitor wrote in the meantime.
      if (unassigned.handover?.state === 'answered' && !(await isChatSettled()))
        await this.reopen(unassigned, true)
    })
  }

  /** Whether the visitor has waited too long for a reply, or for the teammate's first words. */
  private async isOverdue(conversation: StoredConversation): Promise<boolean> {
    const { _id, handover } = conversation
    if (!handover) return false
    const replied = (await this.replies.latestTo(_id))?.at ?? handover.since
    const acted = replied > handover.since ? replied : handover.since
    const written = await this.messages.firstAfter(_id, acted)
    // A visitor who left a message isn't watching, so there is no deadline.
    const waits =
      written !== undefined ||
      (!handover.contact && !(await this.hasReplySinceLastRequest(conversation)))
    return waits && Date.now() - (written ?? acted).getTime() >= awayGraceMs
  }
}
