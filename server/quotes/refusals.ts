/** How the calls about quotes are refused. */
import { Refusal } from '../http/refusal'

export const noQuote = () => new Refusal('not-found', 'There is no such quote.')
export const conflict = (message: string) => new Refusal('conflict', message)
export const changedSince = () =>
  conflict('This quote was changed in the meantime. Nothing was saved.')
