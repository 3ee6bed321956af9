/** Events for admins about the team. */
export interface TeamEvents {
  /** Somebody came, left or changed, or the hours, saved replies or start list did: fetch again. */
  team: () => void
}
