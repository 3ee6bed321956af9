import { company } from '../../company'
import { section } from '../page'
import { listed } from '../written'

const areas = Object.values(company.areas).map(({ name }) => name)

/** Undated steps, except for the date that the specification gives. */
export const ourHistory = section({
  id: 'our-history',
  heading: 'Our History',
  asked: 'What is the history of your company?',
  items: [
    {
      title: 'The intercom',
      description: 'Gates and doors usually had an intercom. We set out to replace it.',
    },
    {
      title: 'The patent',
      description: 'We built our own technology, and a patent covers it.',
    },
    {
      title: `The ${company.region}`,
      description: `Today we serve ${listed(areas)}.`,
    },
    {
      title: `${company.expansionYear}`,
      description: 'The year we’ve announced for nationwide expansion.',
    },
  ],
  source: [1, 9],
})
