/** Events for admins about the team. */
export interface TeamNews {
  /** Somebody came, left or changed, or the hours or saved replies did: fetch again. */
  team: () => void
}
