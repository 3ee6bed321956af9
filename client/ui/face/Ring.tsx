import { mark } from '#shared/brand/mark'

/** The mark's square ring, also used for Whisper's face and the portraits. */
export function Ring() {
  return <rect {...mark.ring} fill="none" stroke="currentColor" />
}
