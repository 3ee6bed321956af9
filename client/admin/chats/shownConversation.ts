/** The only conversation shown, if any, and a function to show another one or all. */
export interface ShownConversation {
  conversation: string | null
  show: (conversation: string | null) => void
}
