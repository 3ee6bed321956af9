import type { PrivatePage } from '#shared/quotes/privatePage'
import type { Due } from '#shared/quotes/rules'

/** What the customer's answer is drawn from. */
export type AnswerProps = Extract<PrivatePage, { shows: 'quote' }> & { due: Due }
