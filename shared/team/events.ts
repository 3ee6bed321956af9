/** What admins are told of the team. */
export interface TeamNews {
  /** Somebody came, went, or changed: ask again. */
  team: () => void
}
