/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h17-t-locked-out': [
    'Locked out with both twins in the stroller, and it is pouring. The door ignores me',
    unsolved('Faults are not told.'),
  ],
  'h17-t-no-ring': [
    'Since Monday my phone never rings although customers swear they scanned.',
    unsolved('Faults are not told.'),
  ],
  'h17-t-wont-close': [
    'The orchard gate opened an hour ago and refuses to shut, deer are walking in',
    unsolved('Faults are not told.'),
  ],
  'h17-t-dog-trapped': [
    'A beagle I mind has its head wedged in the gate, please!',
    unsolved('Danger is not told.'),
  ],
  'h17-t-smoke': [
    'It smells of burnt plastic by the studio door and there are sparks inside that controller of yours',
    unsolved('Danger is not told.'),
  ],
  'h17-t-burglar': [
    'Someone is breaking in through the museum entrance right this minute',
    unsolved('Danger is not told.'),
  ],
  'h17-t-wrong-person': [
    'Every scan at my garage reaches some lady in Ohio instead of me.',
    unsolved('Faults are not told.'),
  ],
  'h17-t-truck-hit': [
    'The flour truck backed into the post and the sign lies in the ditch.',
    unsolved('Damage is not told.'),
  ],
  'h17-t-login': [
    'It says my Control Center account is blocked after three tries. How do I unblock it?',
    unsolved('Faults are not told.'),
  ],
  'h17-t-static': [
    'All I hear is crackling when the courier speaks. How can that be fixed?',
    unsolved('Faults are not told.'),
  ],
  'h17-t-code-refused': [
    'the code of our cantor worked last sabbath and today it is refused',
    unsolved('Faults are not told.'),
  ],
  'h17-t-no-show': [
    'I waited from eight until four and your installer never turned up! I want an apology.',
    unsolved('Complaints are not told.'),
  ],
  'h17-t-led-dark': [
    'The light over our sign flickers and then goes dark. What should I check?',
    unsolved('Faults are not told.'),
  ],
  'h17-t-chest': [
    'My neighbor collapsed behind the gate and the ambulance cannot get in!!',
    unsolved('Danger is not told.'),
  ],
})
