import { company } from '../../company'
import { section } from '../page'
import { dollars } from '../written'

/** The hero of the landing page. */
export const offer = section({
  id: 'offer',
  heading: 'Now put it on your own gate',
  lead: 'You’ve tried the demo: one scan, one call, one open gate. Here’s what it takes at your place.',
  /** Each with a checkmark. */
  benefits: [
    'No app needed',
    'Works with any phone',
    'Needs only power at the gate',
    'No long-term contract',
  ],
  badge: {
    before: 'Starting at',
    amount: dollars(company.professionalInstallationFrom),
    after: 'professional installation',
    monthly: `from ${dollars(company.monthlyFrom)}/month`,
  },
  /** Opens the contact dialog. */
  quoteButton: 'Get Your Quote',
  link: { text: 'View Full Details', to: '/system' },
  source: [1, 2, 9],
})
