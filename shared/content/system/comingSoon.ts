import { company } from '../../company'
import { announcedItems } from '../announced'
import { section } from '../page'

export const comingSoon = section({
  id: 'coming-soon',
  heading: 'Coming Soon',
  lead: 'What is announced for the system. Nothing here can be ordered yet, but the one marked as here can be used.',
  items: announcedItems({
    invisibleKeys: 'A scheduled visitor gets a code that works for a time.',
    notifications: 'You are told what matters and spared the rest.',
    multiUser: 'A property is shared among the people who run it.',
    multiProperty: 'Every property stands in one list.',
    controls: 'Settings that go further than open and close.',
    app: 'The service as an app on your own phone.',
    assistant: `${company.assistant}, on every page of this site, at any hour.`,
    integrations: 'Links to the smart-home and management programs you run already.',
    analytics: 'What happens at the entry, told in figures.',
  }),
  /** On the item that is here. */
  here: 'It is here',
  open: `Ask ${company.assistant}`,
  isAnnounced: true,
  source: [1, 2],
})
