import { section } from '../page'

/** The five flip cards: the problem on the front, its solution on the back. */
export const problems = section({
  id: 'problems',
  heading: 'Five things that happen at a gate',
  lead: 'Flip a card to see what the system does about it.',
  items: [
    {
      title: 'Someone’s at the gate and I’m not home.',
      description: 'The call reaches your phone. You check who it is and open from where you are.',
    },
    {
      title: 'There’s no phone line at the gate.',
      description: 'You don’t need one. Power and cellular service are enough.',
    },
    {
      title: 'Guests don’t want to install anything.',
      description: 'They scan with their phone’s camera, or dial.',
    },
    {
      title: 'The same people come every week.',
      description: 'As an optional extra, they get in with a unique code or by caller ID.',
    },
    {
      title: 'The power goes out.',
      description: 'You can add a battery backup as an optional extra.',
    },
  ],
  /** The label for turning a card. */
  turn: 'Show the answer',
  /** How long a card takes to turn, in milliseconds (section 4). */
  flipMs: 400,
  source: [1, 2, 4],
})
