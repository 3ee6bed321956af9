import { company } from '../../company'
import { announcedItems } from '../announced'
import { section } from '../page'

export const comingSoon = section({
  id: 'coming-soon',
  heading: 'Coming Soon',
  lead: 'Announced, and not part of the service yet. The one marked as here has arrived.',
  items: announcedItems({
    invisibleKeys: 'Temporary access codes for scheduled visitors.',
    notifications: 'Notices sent to you, beyond the call itself.',
    multiUser: 'Several people who answer for one property.',
    multiProperty: 'Several properties for one owner.',
    controls: 'More ways to steer a gate or a door.',
    app: 'For those who would like one.',
    assistant: `It is here: ${company.assistant} answers in the chat on this site.`,
    integrations: 'With smart-home and property-management software.',
    analytics: 'Figures on the use of your gates and doors.',
  }),
  /** On an item that is here. */
  here: 'Here now',
  open: `Chat with ${company.assistant}`,
  isAnnounced: true,
  source: [1, 2],
})
