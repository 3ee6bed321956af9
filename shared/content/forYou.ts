/** The words of /for-you (specification, section 2), its sections in order. */
import { company } from '../company'
import { page, section } from './page'

/** The ten situations, as title and solution (section 3). */
const perfect = section({
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

/** The three serious cases. */
const notForYou = section({
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

/** The four humorous cases. */
const humorous = section({
  id: 'also-not-for-you',
  heading: 'Also not for you',
  lead: 'Four more, not entirely serious.',
  items: [
    {
      title: 'You have a dragon',
      description: 'He verifies visitors himself, and we wouldn’t want to come between you.',
    },
    {
      title: 'You like the walk',
      description: 'Down the drive and back, in slippers, in the rain. Enjoy it.',
    },
    {
      title: 'Your gate is a drawbridge',
      description: 'The people at the winch are doing fine, and they enjoy the view.',
    },
    {
      title: 'You never want visitors',
      description: 'A gate without a sign already does that, and we can’t improve on it.',
    },
  ],
  isJest: true,
  source: [2],
})

export const forYou = page(
  {
    path: '/for-you',
    name: 'For You?',
    title: `Is It for You? | ${company.name}`,
    description:
      'Ten situations where a sign and a phone call are what your gate needs, three where they aren’t, and four just for fun.',
    heading: 'For You?',
    lead: 'Find out whether it’s right for your place.',
  },
  { perfect, notForYou, humorous },
)
