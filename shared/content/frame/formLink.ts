/** Below the quote form: to have it sent as a private link, where this server can. */

import type { LinkWay } from '../../contact/linkWays'
import { linkDays } from '../../contact/rules'

export const formLink = {
  title: 'Fill it in later',
  lead: `We send you a private link to this form. It is valid for ${linkDays} days.`,
  label(ways: readonly LinkWay[]) {
    if (!ways.includes('text')) return 'E-mail address'
    return ways.includes('mail') ? 'Mobile number or e-mail address' : 'Mobile number'
  },
  send: 'Send me the link',
  sent: {
    text: (to: string) => `The link is on its way to ${to}. It may take a minute.`,
    mail: (to: string) => `The link is sent to ${to}. Look among unwanted mail too.`,
    later: (to: string) =>
      `The link is on its way to ${to}. It comes as soon as the mail server takes it, which may be a while.`,
  },
  failed: 'The link was not sent. Try again, or fill in the form here.',
  tooMany: 'Too many links were sent for now. Please fill in the form here.',
} as const
