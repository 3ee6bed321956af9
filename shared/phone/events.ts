/** What admins are told of texts, after it is stored; a few times a second at most. */
export interface PhoneNews {
  /** The list of what did not arrive is another now: ask again. */
  undelivered: () => void
}
