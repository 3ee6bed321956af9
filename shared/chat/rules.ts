/** Rules of the chat that the browser and the server both check. Pure, and free of zod. */
import { isBlank } from '../blank'

export const maxMessageLength = 2_000
export const maxCommentLength = 1_000
/** From here on the panel shows how many characters are left. */
export const countFromLength = 1_800
export const pageSize = 50

/**
 * Specification, section 5: the text is trimmed before sending; '' where nothing of it can be seen. Lone
 * surrogates cannot be stored; control characters say nothing and take six bytes each as JSON.
 */
export function tidyMessage(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  const tidy = lines
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()
  return isBlank(tidy) ? '' : tidy
}

/** Why a message cannot be sent, or null. `text` is already tidy. */
export function messageProblem(text: string): string | null {
  if (text === '') return 'Write a message first.'
  if (text.length > maxMessageLength) {
    return `Use ${maxMessageLength.toLocaleString('en-US')} characters or fewer.`
  }
  return null
}

/** What somebody chooses to whom no offer fits, and what such a message says. */
export const noneOfThese = 'None of these'

/** After 'You chose' or 'Chose'. */
export const choiceNamed = (title: string) => (title === noneOfThese ? 'none of these' : title)

/** Specification, section 4: the chat log filter. */
export type Filter = 'all' | 'positive' | 'negative'
export const filters = [
  { id: 'all', name: 'All' },
  { id: 'positive', name: 'Positive Feedback' },
  { id: 'negative', name: 'Negative Feedback' },
] as const satisfies readonly { id: Filter; name: string }[]

/** Positive is helpful exactly true, negative exactly false; without feedback only under All. */
export function passesFilter(filter: Filter, feedback: { helpful: boolean } | undefined): boolean {
  if (filter === 'all') return true
  return feedback?.helpful === (filter === 'positive')
}
