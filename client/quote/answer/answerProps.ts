import type { PrivatePage } from '#shared/quotes/privatePage'
import type { Due } from '#shared/quotes/rules'

/** Props of the components that show the customer's answer. */
export type AnswerProps = Extract<PrivatePage, { shows: 'quote' }> & { due: Due }
