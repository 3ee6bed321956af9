/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h11-t-movers-stuck': [
    '26 foot truck at the gate, i tell it open, it wont move, customer is furious',
    unsolved('Faults are not told.'),
  ],
  'h11-t-half-way': ['Our gate stopped halfway and just hums.', unsolved('Faults are not told.')],
  'h11-t-wrong-house': [
    'Scanning at our entrance suddenly rings some lady in Ohio. Fix this please',
    unsolved('Faults are not told.'),
  ],
  'h11-t-grandpa-fell': [
    'Grandpa fell by the gate and is not answering me, what do i do',
    unsolved('Danger is not told.'),
  ],
  'h11-t-smell-gas': [
    'Strong gas smell in the daycare lobby and the front door will not release!!',
    unsolved('Danger is not told.'),
  ],
  'h11-t-stranger': [
    'A man nobody knows is rattling the playground gate and shouting at the kids',
    unsolved('Danger is not told.'),
  ],
  'h11-t-bumped': [
    'A moving van backed into your post last night, it is leaning and the wires hang out.',
    unsolved('Damage is not told.'),
  ],
  'h11-t-faded': [
    'The sun bleached our sign until the squares are pale gray, no camera reads them now. How do I get it fixed?',
    unsolved('Damage is not told.'),
  ],
  'h11-t-hold-stuck': [
    'The hold should have ended at 9. It is noon and the school gate is still wide open.',
    unsolved('Faults are not told.'),
  ],
  'h11-t-login-loop': [
    'Control Center throws me back to the login page over and over',
    unsolved('Faults are not told.'),
  ],
  'h11-t-static': [
    'All I hear is static when guests ring, how can I get rid of it?',
    unsolved('Faults are not told.'),
  ],
  'h11-t-never-rings': [
    'Since Sunday my phone does not ring at all. Three guests slept in their car.',
    unsolved('Faults are not told.'),
  ],
  'h11-t-nobody-writes': [
    'Fourth e-mail, no reply, and I pay every month. I want to talk to somebody in charge.',
    unsolved('Complaints are not told.'),
  ],
  'h11-t-lawn': [
    'Your installer drove across our new lawn and cut a sprinkler line. Who covers that?',
    unsolved('Liability is not told.'),
  ],
})
