import { section } from '../page'

/** Numbered in this order. */
export const howItWorks = section({
  id: 'how-it-works',
  heading: 'How It Works',
  lead: 'Two people, two phones they already have, one call.',
  items: [
    {
      title: 'Scan QR Code',
      description: 'The visitor scans the code at the entry point, or dials the number beside it.',
    },
    {
      title: 'Connect',
      description: 'The owner or manager answers, talks to the visitor and verifies who it is.',
    },
    {
      title: 'Gain Access',
      description: 'The owner opens the gate or door by phone, from near or far.',
    },
  ],
  source: [1, 2],
})
