/**
 * What teammates do with conversations: take over, hand over, hand back and end. If two act at once,
 * the slower one is told who was faster. Answers in progress when a teammate takes over are dropped
 * (messages.assignToPerson).
 */
import { channels } from '#shared/chat/channels'
import type { Teammate } from '#shared/team/records'
import { Refusal } from '../../http/refusal'
import type { StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import { assignUnansweredToWhisper } from './assignUnanswered'
import type { StoredHandover } from './documents'
import { type HandoverStore, unchanged } from './handoverStore'
import { hasReplySinceLastRequest } from './openQuestions'
import type { Replies } from './replies'
import {
  afterHandOver,
  afterTakeOver,
  afterTakingFrom,
  afterUnassigning,
  type UnassignReason,
} from './transitions'

interface Parts {
  handovers: HandoverStore
  messages: Messages
  replies: Replies
  /** Whether teammates can reach the visitors of this channel. */
  canBeTaken: (channel: string) => boolean
}

export class TeammateActions {
  constructor(private readonly parts: Parts) {}

  /** Throws a conflict unless the conversation is this teammate's. */
  async findAssignedTo(
    id: string,
    teammate: Teammate,
  ): Promise<StoredConversation & { handover: StoredHandover }> {
    const conversation = await this.parts.handovers.find(id)
    const { handover } = conversation
    const has = handover?.teammate
    if (handover && has?.id === teammate.id) return { ...conversation, handover }
    const who = has ? `${has.name} has this conversation.` : 'Take the conversation over first.'
    throw new Refusal('conflict', who)
  }

  /** Throws a conflict that names the teammate who has the conversation. */
  async takeOver(id: string, teammate: Teammate): Promise<StoredConversation> {
    const { handovers, messages, canBeTaken } = this.parts
    const before = await handovers.find(id)
    const { handover } = before
    if (!canBeTaken(before.channel)) {
      const what = channels[before.channel].name.toLowerCase()
      throw new Refusal('conflict', `A ${what} can’t be taken over here.`)
    }
    const has = handover?.teammate
    if (has && has.id !== teammate.id)
      throw new Refusal('conflict', `${has.name} has this conversation.`)
    if (has) {
      // Repeated in case the server crashed between the two writes.
      await messages.assignToPerson(id)
      return before
    }
    const next = afterTakeOver(handover, teammate)
    const taken = await handovers.change(id, unchanged(handover), next)
    // Another write came first: retry on the new state.
    const isMine = taken.handover?.teammate?.id === teammate.id
    return isMine ? taken : this.takeOver(id, teammate)
  }

  /** Throws a conflict that names the teammate who has it, unless that is still `from`, or nobody. */
  async takeFrom(id: string, from: string, teammate: Teammate): Promise<StoredConversation> {
    const { handovers } = this.parts
    const { handover } = await handovers.find(id)
    if (handover?.teammate?.id !== from) return this.takeOver(id, teammate)
    const next = afterTakingFrom(handover, teammate)
    const changed = await handovers.change(id, unchanged(handover), next)
    // Another write came first: retry on the new state.
    const isMine = changed.handover?.teammate?.id === teammate.id
    return isMine ? changed : this.takeFrom(id, from, teammate)
  }

  /** Moves a conversation from the teammate who has it to another. A repeat changes nothing. */
  async handOver(id: string, by: Teammate, teammate: Teammate): Promise<StoredConversation> {
    const { handovers } = this.parts
    const before = await handovers.find(id)
    if (wasHandedOver(before, by.id, teammate.id)) return before
    const { handover } = await this.findAssignedTo(id, by)
    const next = afterHandOver(handover, by, teammate)
    const changed = await handovers.change(id, unchanged(handover), next)
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
    reason: 'handed-back' | 'ended',
  ): Promise<StoredConversation> {
    const before = await this.parts.handovers.find(id)
    if (wasGivenUp(before, teammate.id, reason)) return before
    return this.unassign(await this.findAssignedTo(id, teammate), reason)
  }

  /** Ends the teammate's assignment, unless the handover has changed since it was read. */
  async unassign(
    conversation: StoredConversation,
    reason: UnassignReason,
  ): Promise<StoredConversation> {
    const { handovers, messages } = this.parts
    const { _id, handover, channel } = conversation
    if (!handover?.teammate) return conversation
    const hasReply = await this.hasReply(conversation, handover.waitingSince, reason)
    const next = afterUnassigning(handover, channel, reason, hasReply)
    // Whisper must not answer messages to the teammate; a crashed server may have left some waiting.
    await messages.assignToPerson(_id)
    const changed = await handovers.change(_id, unchanged(handover), next)
    // The visitor left contact details in the meantime, so the chat isn't settled.
    const wasContactAdded = changed.handover?.since.getTime() === handover.since.getTime()
    if (wasContactAdded) return this.unassign(changed, reason === 'over' ? 'lost' : reason)
    if (reason === 'handed-back' && next.handover === null)
      await assignUnansweredToWhisper(this.parts, changed)
    return changed
  }

  /** As in afterUnassigning. */
  private async hasReply(
    conversation: StoredConversation,
    waitingSince: Date,
    reason: UnassignReason,
  ): Promise<boolean> {
    const { replies } = this.parts
    if (reason === 'handed-back') return hasReplySinceLastRequest(this.parts, conversation)
    // One that has yet to be sent seems older than the wait if the clock has been set back since.
    const { _id } = conversation
    return (await replies.hasReplySince(_id, waitingSince)) || replies.isAnyDue(_id)
  }
}

/** Whether this teammate was the last to leave, and nobody has taken over since. */
function wasGivenUp(
  { handover, lines }: StoredConversation,
  by: string,
  reason: 'handed-back' | 'ended',
): boolean {
  const last = lines?.at(-1)
  // A teammate who put a message back left it to others, and hasn't ended it.
  const kinds = ['handed-back', 'ended', ...(reason === 'ended' ? [] : ['put-back'])]
  return kinds.includes(last?.kind ?? '') && last?.teammate?.id === by && !handover?.teammate
}

/** Whether the latest line is this same handing over. */
function wasHandedOver({ lines }: StoredConversation, by: string, to: string): boolean {
  const last = lines?.at(-1)
  return last?.kind === 'joined' && last.by?.id === by && last.teammate?.id === to
}
