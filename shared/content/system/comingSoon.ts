import { company } from '../../company'
import { announcedItems } from '../announced'
import { section } from '../page'

export const comingSoon = section({
  id: 'coming-soon',
  heading: 'Coming Soon',
  lead: 'Not yet available, except where marked.',
  items: announcedItems({
    invisibleKeys: 'A scheduled visitor gets a code that works for a limited time.',
    notifications: 'You hear about what matters and not the rest.',
    multiUser: 'The people who run a property share access to it.',
    multiProperty: 'All your properties in one list.',
    controls: 'Settings that go beyond open and close.',
    app: 'The service as an app on your own phone.',
    assistant: `${company.assistant}, on every page of this site, at any hour.`,
    integrations: 'Links to the smart-home and management software you already use.',
    analytics: 'What happens at the entry, in figures.',
  }),
  /** On the item that is available. */
  here: 'Available now',
  open: `Ask ${company.assistant}`,
  isAnnounced: true,
  source: [1, 2],
})
