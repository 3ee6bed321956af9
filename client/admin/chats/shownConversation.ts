/** The conversation whose cards are shown alone, and how to show another's or all. */
export interface ShownConversation {
  conversation: string | null
  show: (conversation: string | null) => void
}
