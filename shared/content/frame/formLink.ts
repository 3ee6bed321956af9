/** The words below the quote form that offer it as a private link, if this server can send one. */

import { linkDays } from '../../lifetimes'
import type { LinkWay } from '../../linkWays'

export const formLink = {
  title: 'Fill it in later',
  lead: `We’ll send you a private link to this form. It works for ${linkDays} days.`,
  label(ways: readonly LinkWay[]) {
    if (!ways.includes('text')) return 'E-mail address'
    return ways.includes('mail') ? 'Mobile number or e-mail address' : 'Mobile number'
  },
  send: 'Send me the link',
  sent: {
    text: (to: string) => `The link is on its way to ${to}. It may take a minute.`,
    mail: (to: string) => `We sent the link to ${to}. Check your spam folder too.`,
    later: (to: string) =>
      `The link is on its way to ${to}. E-mail is slow right now, so it may take a while.`,
  },
  failed: 'We couldn’t send the link. Try again, or fill in the form here.',
  tooMany: 'Too many links have been sent. Please fill in the form here.',
} as const
