/** Events for admins about the activity. */
export interface ActivityNews {
  /** Something was done: ask again. */
  activity: () => void
}
