/** Events for admins about what Whisper reads, once it is stored. */
export interface PageEvents {
  /** A page was switched. */
  pageSwitched: (switched: { path: string; isOn: boolean }) => void
}
