/** Events for admins about the team. */
export interface TeamEvents {
  /** Somebody came, left or changed, or the hours or saved replies did: fetch again. */
  team: () => void
}
