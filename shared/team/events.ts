/** Events for admins about the team. */
export interface TeamNews {
  /** Somebody came, left or changed, or the hours, saved replies or start list did: fetch again. */
  team: () => void
}
