import { section } from '../page'

/** The five flip cards: the front is the problem, the back its solution. */
export const problems = section({
  id: 'problems',
  heading: 'Five things that happen at a gate',
  lead: 'Turn a card to see what the system does about it.',
  items: [
    {
      title: 'Someone is at the gate and I am not at home.',
      description: 'The call reaches your phone. You check who it is and open from where you are.',
    },
    {
      title: 'There is no phone line at the gate.',
      description: 'None is needed. Power and cellular service are enough.',
    },
    {
      title: 'Guests do not want to install anything.',
      description: 'They scan with the camera they have, or dial.',
    },
    {
      title: 'The same people come every week.',
      description: 'As an optional extra, they enter by a unique code or by caller ID.',
    },
    {
      title: 'The power goes out.',
      description: 'A battery backup can be added. It is an optional extra.',
    },
  ],
  /** What turning a card does. */
  turn: 'Show the answer',
  /** How long a card takes to turn (section 4). */
  flipMs: 400,
  source: [1, 2, 4],
})
