import { section } from '../page'

/** The ten situations, as title and solution (section 3). */
export const perfect = section({
  id: 'perfect-for-your-needs',
  heading: 'Perfect for your needs',
  lead: 'Ten situations that the system was made for.',
  items: [
    {
      title: 'The gate is a long way from the house',
      description: 'You open it from the phone in your hand. Nobody walks down the drive.',
    },
    {
      title: 'You are often out',
      description: 'Your visitor reaches you by phone, so you need not be home to open.',
    },
    {
      title: 'No line runs to the entry',
      description: 'With power there, cellular service does what a buried cable would.',
    },
    {
      title: 'Most visitors come only once',
      description:
        'A driver or a contractor scans the code and is talking to you, with no app between.',
    },
    {
      title: 'Some visitors carry an old phone',
      description: 'They dial the number on the sign, and the call is the same.',
    },
    {
      title: 'Familiar faces come all the time',
      description: 'An optional extra lets trusted visitors in by code or by caller ID.',
    },
    {
      title: 'The gate has its own hours',
      description: 'Scheduled gate holds, an optional extra, keep it open while you want it open.',
    },
    {
      title: 'You would like to see the entry too',
      description: 'Camera integration can be added. It is one of the optional extras.',
    },
    {
      title: 'Power cuts happen where you are',
      description: 'With the optional battery backup the entry does not depend on the mains alone.',
    },
    {
      title: 'You run a small business',
      description:
        'Whoever manages the property takes the call, and no contract binds you for years.',
    },
  ],
  source: [1, 2],
})
