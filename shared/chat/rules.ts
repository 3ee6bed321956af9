/** Rules of the chat that both browser and server check. Pure and free of zod. */
import { maxMessageLength } from '../messageText'

export const maxCommentLength = 1_000
/** From this length on, the panel shows how many characters are left. */
export const countFromLength = 1_800
export const pageSize = 50

/** Why a message can't be sent, or null. `text` is already tidy. */
export function messageProblem(text: string): string | null {
  if (text === '') return 'Write a message first.'
  if (text.length > maxMessageLength) {
    return `Use ${maxMessageLength.toLocaleString('en-US')} characters or fewer.`
  }
  return null
}

/** The choice if no offer fits, and the text of that message. */
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

/** Positive needs helpful to be true, negative needs false; without feedback only All matches. */
export function passesFilter(filter: Filter, feedback: { helpful: boolean } | undefined): boolean {
  if (filter === 'all') return true
  return feedback?.helpful === (filter === 'positive')
}
