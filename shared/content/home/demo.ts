/** The words of the playable demo in the hero: a sign, two phones and a gate, in four steps. */
import { howItWorks } from './howItWorks'

export const demo = {
  name: 'Try it: a sign, two phones and a gate',
  /** Beside the first three steps. */
  steps: howItWorks.items.map(({ title }) => title),
  /** Announced at each step. */
  says: [
    'You’re the visitor. Tap the sign.',
    'The visitor calls and the owner’s phone rings. Tap Answer.',
    'They talk, and the owner knows who it is. Tap Open.',
    'The gate opens. Nobody had to walk to it.',
  ],
  sign: { name: 'Scan the sign at the gate', text: 'Scan or dial' },
  visitor: {
    name: 'The visitor’s phone',
    title: 'Visitor',
    screens: ['Camera', 'Calling', 'Talking', 'Come in'],
  },
  owner: {
    name: 'The owner’s phone',
    title: 'Owner',
    screens: ['No calls', 'Visitor calling', 'Who is it?', 'Gate open'],
  },
  line: ['No call', 'Ringing', 'Connected', 'Open'],
  /** The owner's button at each step; it does nothing at the first. */
  buttons: ['Answer', 'Answer', 'Open', 'Start again'],
} as const
