import { company } from '../../company'
import { section } from '../page'

/** The first screen of the home page. */
export const hero = section({
  id: 'welcome',
  /** Section 2: rotating in this order, every wordMs. */
  words: ['Simple', 'Easy', 'Reliable', 'Low cost', 'Convenient'],
  /** Section 9. */
  wordMs: 2_000,
  stopWords: 'Stop the rotating word',
  heading: 'Visitor Access Control',
  lead: 'Visitors scan a QR code at your gate or door, or dial the number shown. Your phone rings. You check who it is and open, wherever you are.',
  links: [
    { text: 'Get Started', to: '/residential' },
    { text: 'Learn More', to: '/system' },
  ],
  items: [
    { title: 'No app', description: 'Visitors scan or dial. You answer.' },
    { title: 'Any phone', description: 'For visitors and owners alike.' },
    { title: 'Power and cellular', description: 'All the gate needs.' },
    {
      title: `About ${company.installationHours} hours`,
      description: 'That’s how long installation takes.',
    },
  ],
  source: [1, 2, 9],
})
