/** What other subjects may know about conversations and do with them. */
import type { DailySummary, TeamNotifier } from '../team/team'
import type { Senders } from './answeredLater/answeredLater'
import type { LeftQuestion, NoteConversation } from './answeredLater/leaveQuestion'
import type { Channel } from './channels/channel'
import type { Uses } from './counts/delta'
import type { StoredConversation } from './documents'
import type { Intake } from './intake'
import type { Messages } from './messages/messages'

/** How often answers were made from a section, or a question matched a way of asking. */
export type UsesOfEntry = (section: string, way?: string) => number

export interface Chat {
  /** How often answers were made from each entry of the knowledge base. */
  uses(): Promise<Uses>
  /** The same for one entry's sections and ways of asking. */
  usesOf(entry: string): Promise<UsesOfEntry>
  messages: Messages
  /** Opens another channel; returns where its messages come in. */
  openChannel(channel: Channel): Intake
  conversation(id: string): Promise<StoredConversation | null>
  /**
   * Stores a question from outside the panel, to be answered by email. Before its words, `note` is
   * given its conversation's id. The id is the sender's: a repeat adds what is missing. Questions
   * with the same `key` share a conversation.
   */
  leaveQuestion(question: LeftQuestion, note: NoteConversation): Promise<void>
  /** Erases all that was asked by whoever asked in this conversation. Safe to repeat. */
  eraseAsker(conversationId: string): Promise<void>
  /** Notifies teammates of erasure requests, and adds what's waiting to their daily summary. */
  notifyTeam(teamNotifier: TeamNotifier, summary: DailySummary): void
  /** Lets visitors leave a message, to be answered through these senders. */
  answerLater(senders: Senders): void
  /** Registers how a subject forgets an erased conversation; must be safe to repeat. */
  onErased(forget: (conversationId: string) => Promise<void>): void
}
