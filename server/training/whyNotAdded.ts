/** What an admin is told where a way of asking cannot be added. */
import type { WaysAdded } from '#shared/knowledge/records'

export const whyNotAdded: Record<WaysAdded['refused'][number]['reason'], string> = {
  'not-found': 'The section is gone.',
  full: 'The section has as many ways of asking as it may have. Remove one first.',
  'no-words': 'It has no words.',
}
