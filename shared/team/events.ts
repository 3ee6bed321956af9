/** Events for admins about the team. */
export interface TeamNews {
  /** Somebody came, went, or changed, or the hours or saved replies did: ask again. */
  team: () => void
}
