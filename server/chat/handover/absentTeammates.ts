/** What becomes of conversations whose teammate is gone, and of waiting visitors once nobody is here. */
import { eachByItself } from '../../jobs/eachByItself'
import { isKept, type StoredConversation } from '../documents'
import type { Messages } from '../messages/messages'
import { type HandoverStore, unchanged } from './handoverStore'
import { hasReplySinceLastRequest, isSettled } from './openQuestions'
import type { Replies } from './replies'
import type { TeammateActions } from './teammateActions'
import { afterReopening, afterTeamLeft } from './transitions'
import { unreadOf } from './unread'

/** How long a visitor waits for a teammate who is away or hasn't looked: time to finish a reply. */
const graceMs = 5 * 60_000
const maxLookedAt = 20
/** How long after the last reply a gone teammate keeps a settled chat: over lunch, not over night. */
const idleChatKeptMs = 4 * 3_600_000

interface Parts {
  handovers: HandoverStore
  messages: Messages
  replies: Replies
  teammateActions: Pick<TeammateActions, 'unassign'>
}

export class AbsentTeammates {
  constructor(private readonly parts: Parts) {}

  /**
   * Releases chats of these teammates, given by id. Timed out: their visitors go back in line, ranked
   * by when they first waited. Away: only if the visitor has waited `graceMs` for a reply, because
   * someone who stays a little longer finishes what they began. Here: only if what the visitor wrote
   * has also been unread for that long, such as where a computer was left on. Settled chats stay
   * assigned, until the teammate has been silent for `idleChatKeptMs` and is still gone.
   */
  async release({ timedOut, away, here }: Record<'timedOut' | 'away' | 'here', string[]>) {
    const { handovers, replies, teammateActions } = this.parts
    const assigned = handovers.assignedTo([...timedOut, ...away, ...here])
    await eachByItself(assigned, async (conversation) => {
      const { _id, handover } = conversation
      const { id = '' } = handover?.teammate ?? {}
      const hasTimedOut = timedOut.includes(id)
      // First what is cheap to tell, since most teammates are here and look.
      if (here.includes(id) && !(await this.isUnseen(conversation))) return
      if (!hasTimedOut && !(await this.isOverdue(conversation))) return
      const isChatSettled = () => isSettled(this.parts, conversation)
      if (!(await isChatSettled()))
        return void (await teammateActions.unassign(conversation, 'lost'))
      const replied = await replies.latestTo(_id)
      if (!hasTimedOut || !replied || Date.now() - replied.at.getTime() < idleChatKeptMs) return
      const unassigned = await teammateActions.unassign(conversation, 'over')
      // The visitor wrote in the meantime.
      if (unassigned.handover?.state === 'answered' && !(await isChatSettled()))
        await handovers.change(
          _id,
          { 'handover.state': 'answered' },
          afterReopening(unassigned, true),
        )
    })
  }

  /** When nobody is available anymore: waiting visitors who aren't connected have left a message. */
  async turnWaitingIntoMessages(
    isConnected: (conversation: StoredConversation) => boolean,
  ): Promise<void> {
    const { handovers } = this.parts
    await eachByItself(await handovers.waiting(), async (conversation) => {
      const { _id, handover, phone } = conversation
      if (!handover || isConnected(conversation)) return
      await handovers.change(_id, unchanged(handover), afterTeamLeft(handover, phone))
    })
  }

  /** Whether the visitor has waited too long for a reply, or for the teammate's first words. */
  private async isOverdue(conversation: StoredConversation): Promise<boolean> {
    const { messages, replies } = this.parts
    const { _id, handover } = conversation
    if (!handover) return false
    const replied = (await replies.latestTo(_id))?.at ?? handover.since
    const acted = replied > handover.since ? replied : handover.since
    const written = await messages.firstAfter(_id, acted)
    // A visitor who left a message isn't watching, so there is no deadline.
    const waits =
      written !== undefined ||
      (!handover.contact && !(await hasReplySinceLastRequest(this.parts, conversation)))
    return waits && Date.now() - (written ?? acted).getTime() >= graceMs
  }

  /** Whether its teammate hasn't looked for a while at what the visitor wrote, or at being given it. */
  private async isUnseen(conversation: StoredConversation): Promise<boolean> {
    const { _id, handover } = conversation
    const latest = await this.parts.messages.latest(_id, { limit: maxLookedAt })
    const unread = unreadOf(handover?.teammate?.id ?? '', conversation, latest.filter(isKept))
    return unread !== undefined && Date.now() - unread.since >= graceMs
  }
}
