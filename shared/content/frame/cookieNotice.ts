/** The cookie notice (specification, section 4). */
import { siteFacts } from '../siteFacts'

export const cookieNotice = {
  name: 'Cookie notice',
  text: `This site uses cookies. Accept hides this for ${siteFacts.consentDays} days; Close, until your next visit.`,
  link: { text: 'Privacy', to: '/privacy#cookies' },
  accept: 'Accept',
  close: 'Close',
} as const
