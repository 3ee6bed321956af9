/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h24-tr-locked-deck': [
    'Locked out on the dock in the rain, nothing reacts, what do I do',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-wont-shut': [
    'Deer are strolling into my seedlings because the farm gate stays open whatever I try since noon.',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-no-ring': [
    'Patients scan but my phone stopped ringing this morning',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-hand-caught': [
    'one of the twins got his hand caught in the gate, he is screaming',
    unsolved('Danger is not told.'),
  ],
  'h24-tr-ambulance': [
    'An ambulance cannot get in to a man with chest pains, hurry',
    unsolved('Danger is not told.'),
  ],
  'h24-tr-intruder': [
    'somebody is climbing over the fence behind the cooking school right now',
    unsolved('Danger is not told.'),
  ],
  'h24-tr-sparks': [
    'Sparks are flying out of the box at the gate!',
    unsolved('Danger is not told.'),
  ],
  'h24-tr-truck-hit': [
    'A cement truck flattened your post with the sign. Now what?',
    unsolved('Damage is not told.'),
  ],
  'h24-tr-password': [
    'Cannot log in to the Control Center, it says wrong password every time.',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-static': [
    'All I hear is crackling whenever callers speak. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-wrong-person': [
    'Calls from our gate land at some stranger in Baltimore',
    unsolved('Faults are not told.'),
  ],
  'h24-tr-no-show': [
    'Your man never came and nobody let me know. I closed the shop for him!',
    unsolved('Complaints are not told.'),
  ],
  'h24-tr-billed-twice': [
    'You billed me twice this month and I am furious.',
    unsolved('Bills are not told.'),
  ],
  'h24-tr-code-fails': [
    'My cleaner types her trusted code and it gets refused since Friday.',
    unsolved('Faults are not told.'),
  ],
})
