import { section } from '../page'

/** The three serious cases. */
export const notForYou = section({
  id: 'not-for-you',
  heading: 'Not for you',
  lead: 'Three places where it does not work. Better to know before we come.',
  items: [
    {
      title: 'No power',
      description: 'Without power at the entry there is nothing for the system to run on.',
    },
    {
      title: 'No cellular coverage',
      description: 'Without cellular coverage at the entry no call can reach you.',
    },
    {
      title: 'Underwater installation',
      description: 'The equipment belongs above the surface. It is not made for use underwater.',
    },
  ],
  source: [2],
})
