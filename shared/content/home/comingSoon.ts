import { company } from '../../company'
import { announcedItems } from '../announced'
import { section } from '../page'

export const comingSoon = section({
  id: 'coming-soon',
  heading: 'Coming Soon',
  lead: 'Announced, but not part of the service yet, unless marked.',
  items: announcedItems({
    invisibleKeys: 'Temporary access codes for scheduled visitors.',
    notifications: 'Alerts beyond the call itself.',
    multiUser: 'Several people answering for one property.',
    multiProperty: 'Several properties for one owner.',
    controls: 'More ways to control a gate or door.',
    app: 'For anyone who’d like one.',
    assistant: `It’s here: ${company.assistant} answers in the chat on this site.`,
    integrations: 'With smart-home and property-management software.',
    analytics: 'Figures on how your gates and doors are used.',
  }),
  /** On an item that is available. */
  here: 'Available now',
  open: `Chat with ${company.assistant}`,
  isAnnounced: true,
  source: [1, 2],
})
