/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h18-t-hearse': [
    'The hearse is waiting and our gate will not move an inch.',
    unsolved('Faults are not told.'),
  ],
  'h18-t-band-bus': [
    'Whole marching band on a bus, nobody answers the gate, game in 20 minutes!',
    unsolved('Faults are not told.'),
  ],
  'h18-t-dog-hit': [
    'an injured dog is in my car and the clinic gate is stuck shut',
    unsolved('Faults are not told.'),
  ],
  'h18-t-locked-basement': [
    'I am locked out of my basement flat and it is freezing',
    unsolved('Being locked out is not told.'),
  ],
  'h18-t-wont-ring': [
    'Three brides are standing outside my salon van lot, they scan and scan, and my cell stays silent.',
    unsolved('Faults are not told.'),
  ],
  'h18-t-finger': [
    'my little girl has her fingers caught in the gate',
    unsolved('Danger is not told.'),
  ],
  'h18-t-smoke': [
    'there is a burning smell and sparks at the pottery door where your thing hangs',
    unsolved('Danger is not told.'),
  ],
  'h18-t-sign-gone': [
    'Somebody stole the sign off our farm gate overnight. What do I do?',
    unsolved('Damage is not told.'),
  ],
  'h18-t-wont-close': [
    'The mosque gate has opened and now it will not shut again.',
    unsolved('Faults are not told.'),
  ],
  'h18-t-login': [
    'Control Center says wrong login although I typed it right',
    unsolved('Faults are not told.'),
  ],
  'h18-t-crackle': [
    'All I hear is crackling when a student calls from the door. Fix?',
    unsolved('Faults are not told.'),
  ],
  'h18-t-code-refused': [
    'I am a regular at the data center and tonight the reader will not take my digits any more.',
    unsolved('Faults are not told.'),
  ],
  'h18-t-angry': [
    'Third week without a working gate. I want this sorted out NOW.',
    unsolved('Complaints are not told.'),
  ],
  'h18-t-truck-hit': [
    'A delivery truck backed into the post with your sign and bent everything.',
    unsolved('Damage is not told.'),
  ],
})
