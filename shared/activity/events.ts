/** Events for admins about the activity. */
export interface ActivityEvents {
  /** Something was done: fetch the list again. */
  activity: () => void
}
