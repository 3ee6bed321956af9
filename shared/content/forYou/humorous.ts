import { section } from '../page'

/** The four humorous cases. */
export const humorous = section({
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
