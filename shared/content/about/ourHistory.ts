import { company } from '../../company'
import { section } from '../page'
import { listed } from '../written'

const areas = Object.values(company.areas).map(({ name }) => name)

/** Steps without dates but for the one that the specification gives. */
export const ourHistory = section({
  id: 'our-history',
  heading: 'Our History',
  asked: 'What is the history of your company?',
  items: [
    {
      title: 'The intercom',
      description:
        'For a gate or a door, the usual answer was an intercom. We set out to replace it.',
    },
    {
      title: 'The patent',
      description: 'Our own answer became a technology, and the technology is covered by a patent.',
    },
    {
      title: `The ${company.region}`,
      description: `Today the service is at home in ${listed(areas)}.`,
    },
    {
      title: `${company.expansionYear}`,
      description: 'The year for which we have announced that the service goes nationwide.',
    },
  ],
  source: [1, 9],
})
