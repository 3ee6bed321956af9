/** The text of a message, whoever writes it: how long it may be, and what of it is stored. */
import { isBlank } from './blank'

export const maxMessageLength = 2_000

/**
 * Specification, section 5: the text is trimmed before sending; '' if nothing of it is visible.
 * Lone surrogates can't be stored (`toWellFormed` is missing in browsers of 2023); control characters
 * mean nothing and take six bytes each as JSON.
 */
export function tidyMessage(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  const tidy = lines
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
  return isBlank(tidy) ? '' : tidy
}
