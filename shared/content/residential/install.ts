import { company } from '../../company'
import { section } from '../page'

/** Numbered in this order. */
export const install = section({
  id: 'install',
  heading: 'Installed in three steps',
  lead: 'Photos first, then the installation, then it is yours to use.',
  items: [
    {
      title: 'Submit photos',
      description: 'Show us your gate or door and the power at it.',
    },
    {
      title: 'Professional install',
      description: `A professional comes with the equipment and is done in about ${company.installationHours} hours.`,
    },
    {
      title: 'Start using',
      description: 'From then on visitors scan or dial. You answer, verify and open.',
    },
  ],
  source: [1, 2, 9],
})
