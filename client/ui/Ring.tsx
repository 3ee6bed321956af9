import { mark } from '#shared/brand/mark'

/** The mark's square ring, also around Whisper's face and the portraits. */
export function Ring() {
  return <rect {...mark.ring} fill="none" stroke="currentColor" />
}
