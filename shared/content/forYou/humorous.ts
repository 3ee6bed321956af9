import { section } from '../page'

/** The four humorous cases. */
export const humorous = section({
  id: 'also-not-for-you',
  heading: 'Also not for you',
  lead: 'Four more, said with a smile.',
  items: [
    {
      title: 'You have a dragon',
      description: 'He verifies visitors himself, and we would not want to come between you.',
    },
    {
      title: 'You like the walk',
      description: 'Down the drive and up again, in slippers, in the rain. Keep it.',
    },
    {
      title: 'Your gate is a drawbridge',
      description: 'The people at the winch are doing fine, and they enjoy the view.',
    },
    {
      title: 'You never want visitors',
      description: 'A gate without a sign does that already, and we cannot improve on it.',
    },
  ],
  isJest: true,
  source: [2],
})
