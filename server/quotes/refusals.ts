/** Refusals of the calls about quotes. */
import { Refusal } from '../http/refusal'

export const noQuote = () => new Refusal('not-found', 'Quote not found.')
export const conflict = (message: string) => new Refusal('conflict', message)
export const changedSince = () =>
  conflict('This quote was changed in the meantime. Look at it again first.')
