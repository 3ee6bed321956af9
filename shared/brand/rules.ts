/** The rules for a tagline, checked by the form and the server. Pure and free of zod. */
import { isBlank } from '../blank'
import { tooLong } from '../problems'

/** Characters: a tagline is one line under a logo, or one sentence. */
export const taglineLimit = 120

/** Line breaks, tabs and invisible characters become spaces, so that it is one line everywhere. */
export function tidyTagline(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** The problem with a tidied tagline, or null. */
export function taglineProblem(text: string): string | null {
  if (isBlank(text)) return 'A tagline needs words.'
  if (text.length > taglineLimit) return tooLong(taglineLimit)
  return null
}
