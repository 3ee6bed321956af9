/** Who is on the line. */
export interface Caller {
  sid: string
  /** Null where the number is withheld. */
  number: string | null
  key: string
}
