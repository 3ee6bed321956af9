/** The person on the line. */
export interface Caller {
  sid: string
  /** Null if the number is withheld. */
  number: string | null
  key: string
}
