/** The messages to admins when a way of asking can't be added. */
import type { WaysAdded } from '#shared/knowledge/records'

export const whyNotAdded: Record<WaysAdded['refused'][number]['reason'], string> = {
  'not-found': 'The section no longer exists.',
  full: 'The section has the maximum number of ways of asking. Remove one first.',
  'no-words': 'It’s empty.',
}
