/** What admins are told of what Whisper reads, after it is stored. */
export interface PageNews {
  /** A page was switched. */
  pageSwitched: (switched: { path: string; isOn: boolean }) => void
}
