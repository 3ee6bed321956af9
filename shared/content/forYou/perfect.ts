import { section } from '../page'

/** The ten situations, as title and solution (section 3). */
export const perfect = section({
  id: 'perfect-for-your-needs',
  heading: 'Perfect for your needs',
  lead: 'Ten situations the system was made for.',
  items: [
    {
      title: 'The gate is a long way from the house',
      description: 'You open it from your phone. Nobody has to walk down the drive.',
    },
    {
      title: 'You are often out',
      description: 'Visitors reach you by phone, so you don’t have to be home to open.',
    },
    {
      title: 'No line runs to the entry',
      description: 'With power there, cellular service replaces the buried cable.',
    },
    {
      title: 'Most visitors come only once',
      description:
        'A driver or contractor scans the code and talks to you. There’s no app to install.',
    },
    {
      title: 'Some visitors carry an old phone',
      description: 'They dial the number on the sign and get the same call.',
    },
    {
      title: 'Familiar faces come all the time',
      description: 'An optional extra lets trusted visitors in by code or by caller ID.',
    },
    {
      title: 'The gate has its own hours',
      description: 'Scheduled gate holds, an optional extra, keep it open at the hours you choose.',
    },
    {
      title: 'You would like to see the entry too',
      description: 'Camera integration is available as an optional extra.',
    },
    {
      title: 'You get power outages',
      description: 'With the optional battery backup, the entry keeps running.',
    },
    {
      title: 'You run a small business',
      description:
        'Whoever manages the property takes the call, and there’s no long-term contract.',
    },
  ],
  source: [1, 2],
})
