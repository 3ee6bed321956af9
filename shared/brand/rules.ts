/** What a tagline may be; checked by the form and by the server. Pure, and free of zod. */
import { isBlank } from '../blank'

/** A tagline is one line under a logo, or one sentence. */
export const taglineLimit = 120

/** Breaks, tabs and signs that nobody sees become spaces: it is one line wherever it stands. */
export function tidyTagline(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** What is wrong with a tidied tagline, or null. */
export function taglineProblem(text: string): string | null {
  if (isBlank(text)) return 'A tagline needs words.'
  if (text.length > taglineLimit) return `Use ${taglineLimit} characters or fewer.`
  return null
}
