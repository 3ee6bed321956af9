/** The questions that Whisper could not answer well. They have no list yet, so nothing is drawn. */
export function Queue() {
  return null
}
