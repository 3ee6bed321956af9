/** What other subjects may know of the conversations, and do with them. */
import type { DailySummary, TeamNews } from '../team/team'
import type { Senders } from './answeredLater/answeredLater'
import type { LeftQuestion } from './answeredLater/leaveQuestion'
import type { Channel } from './channels/channel'
import type { Intake } from './channels/intake'
import type { Uses } from './counts/delta'
import type { StoredConversation } from './documents'
import type { Messages } from './messages/messages'

/** How often answers were made from a section, or were given to those who said the same as a way. */
export type UsesOfEntry = (section: string, way?: string) => number

export interface Chat {
  /** How often answers were made from each entry of the knowledge base. */
  uses(): Promise<Uses>
  /** The same of one entry's sections and ways of asking. */
  usesOf(entry: string): Promise<UsesOfEntry>
  messages: Messages
  /** Opens a further channel; returns where its messages come in. */
  openChannel(channel: Channel): Intake
  conversation(id: string): Promise<StoredConversation | null>
  /**
   * Somebody asks outside of the panel, to be answered by e-mail. Resolves to the conversation once it is stored. The
   * id is the sender's: a repeat changes nothing. `key`: of who asks, so that further questions are in the same one.
   */
  leaveQuestion(question: LeftQuestion): Promise<string>
  /** Erases what was asked with this key. Safe to repeat. */
  eraseQuestions(key: string): Promise<void>
  /** Tells teammates of erasures that are asked for, and their daily summary of what waits. */
  notifyTeam(news: TeamNews, summary: DailySummary): void
  /** Lets visitors leave a message, to be answered by these. */
  answerLater(senders: Senders): void
  /** Takes away what another subject holds of an erased conversation. Safe to repeat. */
  onErased(forget: (conversationId: string) => Promise<void>): void
}
