/** Events for admins about texts and e-mails, once they are stored; a few times a second at most. */
export interface UndeliveredNews {
  /** The list of what did not arrive is another now: ask again. */
  undelivered: () => void
}
