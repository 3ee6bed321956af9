/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h16-t-hearse': [
    'The hearse is at the gate, the family behind it, and nothing opens!',
    unsolved('Faults are not told.'),
  ],
  'h16-t-since-lightning': [
    'Lightning hit the old oak and ever since the sign is useless, scanning leads nowhere.',
    unsolved('Faults are not told.'),
  ],
  'h16-t-gate-wont-close': [
    'gate wont close and the ponies are about to walk onto route 7',
    unsolved('Danger is not told.'),
  ],
  'h16-t-collapsed': [
    'A man collapsed in front of our door and the medics cannot get inside',
    unsolved('Danger is not told.'),
  ],
  'h16-t-follows-me': [
    'Somebody followed me to the entry and will not leave, I am scared',
    unsolved('Danger is not told.'),
  ],
  'h16-t-gas-smell': [
    'It smells of gas in the lobby. What am I to do?',
    unsolved('Danger is not told.'),
  ],
  'h16-t-truck-hit-post': [
    'A bread truck backed into the post. It is lying in the flower bed.',
    unsolved('Damage is not told.'),
  ],
  'h16-t-sign-stolen': [
    'Our sign was stolen overnight, only the screws are left.',
    unsolved('Damage is not told.'),
  ],
  'h16-t-cant-hear': [
    'I hear the visitor but he cannot hear me. What is wrong?',
    unsolved('Faults are not told.'),
  ],
  'h16-t-never-rings': [
    'My phone has not rung in two days although people swear they scanned.',
    unsolved('Faults are not told.'),
  ],
  'h16-t-portal-error': [
    'Control Center shows me error 500 every time I save',
    unsolved('Faults are not told.'),
  ],
  'h16-t-code-rejected': [
    'The code of our cleaning lady is refused since this morning. Why?',
    unsolved('Faults are not told.'),
  ],
  'h16-t-nobody-calls-back': [
    'I have left three messages and nobody calls back. I am very disappointed.',
    unsolved('Complaints are not told.'),
  ],
  'h16-t-installer-broke': [
    'Your installer cracked my stone pillar and drove off.',
    unsolved('Damage is not told.'),
  ],
})
