import { section } from '../page'

/** The three serious cases. */
export const notForYou = section({
  id: 'not-for-you',
  heading: 'Not for you',
  lead: 'Three places where it doesn’t work. Better to know before we come out.',
  items: [
    {
      title: 'No power',
      description: 'Without power at the entry, the system can’t run.',
    },
    {
      title: 'No cellular coverage',
      description: 'Without cellular coverage at the entry, no call can reach you.',
    },
    {
      title: 'Underwater installation',
      description: 'The equipment isn’t made for use underwater.',
    },
  ],
  source: [2],
})
