/** What admins are told of texts and e-mails, after it is stored; a few times a second at most. */
export interface UndeliveredNews {
  /** The list of what did not arrive is another now: ask again. */
  undelivered: () => void
}
