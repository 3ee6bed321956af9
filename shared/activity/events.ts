/** Events for admins about the activity. */
export interface ActivityNews {
  /** Something was done: fetch the list again. */
  activity: () => void
}
