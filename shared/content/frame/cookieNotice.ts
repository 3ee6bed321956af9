/** The cookie notice (specification, section 4). */
import { siteFacts } from '../siteFacts'

export const cookieNotice = {
  name: 'Cookie notice',
  text: `This site uses cookies. Accept is remembered for ${siteFacts.consentDays} days, Close asks again next time.`,
  link: { text: 'Privacy', to: '/privacy#cookies' },
  accept: 'Accept',
  close: 'Close',
} as const
