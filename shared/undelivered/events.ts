/** Events for admins about texts and e-mails, once they are stored; a few times a second at most. */
export interface UndeliveredEvents {
  /** The list of undelivered texts and e-mails has changed: fetch again. */
  undelivered: () => void
}
