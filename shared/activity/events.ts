/** What admins are told of the activity. */
export interface ActivityNews {
  /** Something was done: ask again. */
  activity: () => void
}
