import { company } from '../../company'
import { section } from '../page'

export const technology = section({
  id: 'technology',
  heading: 'Technology',
  lead: 'Little hardware, no wiring to the house.',
  items: [
    {
      title: 'Cellular',
      description: `The equipment at the entry uses cellular service, ${company.cellularGeneration} included, instead of a wire to the building.`,
    },
    {
      title: 'Power',
      description: 'Power at the entry is the one thing we need before we come.',
    },
    {
      title: 'Intercom replacement',
      description: 'An intercom connects a gate to one place. Your phone replaces it.',
    },
    {
      title: 'Installation',
      description: `Plan for about ${company.installationHours} hours of work at the entry.`,
    },
    {
      title: 'Patent',
      description:
        'The technology that makes the sign, the call and the opener work together is patented.',
    },
  ],
  source: [1, 9],
})
