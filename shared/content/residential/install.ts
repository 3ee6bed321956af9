import { company } from '../../company'
import { section } from '../page'

/** Numbered in this order. */
export const install = section({
  id: 'install',
  heading: 'Installed in three steps',
  lead: 'Photos first, then installation, then it’s yours to use.',
  items: [
    {
      title: 'Submit photos',
      description: 'Show us your gate or door and its power supply.',
    },
    {
      title: 'Professional install',
      description: `A professional brings the equipment and is done in about ${company.installationHours} hours.`,
    },
    {
      title: 'Start using',
      description: 'From then on, visitors scan or dial. You answer, verify and open.',
    },
  ],
  source: [1, 2, 9],
})
