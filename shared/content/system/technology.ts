import { company } from '../../company'
import { section } from '../page'

export const technology = section({
  id: 'technology',
  heading: 'Technology',
  lead: 'Little at the gate, and nothing between the gate and the house.',
  items: [
    {
      title: 'Cellular',
      description: `The equipment at the entry talks over cellular service, ${company.cellularGeneration} included, in place of a wire to the building.`,
    },
    {
      title: 'Power',
      description: 'Power at the entry is the one thing that has to be there before we come.',
    },
    {
      title: 'Intercom replacement',
      description:
        'An intercom joins a gate to one place. Here the phone in your pocket takes its part.',
    },
    {
      title: 'Installation',
      description: `On the day, plan for about ${company.installationHours} hours of work at the entry.`,
    },
    {
      title: 'Patent',
      description: 'What makes the sign, the call and the opener work as one is patented.',
    },
  ],
  source: [1, 9],
})
