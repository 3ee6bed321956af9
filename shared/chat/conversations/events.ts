export interface ConversationEvents {
  /** A teammate has read a conversation up to the message with this seq. */
  read: (mark: { conversationId: string; teammate: string; seq: number }) => void
  /** A visitor asked for an erasure, or an admin decided on one. Sent to admins only. */
  erasures: () => void
}
