/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h26-t-zamboni': [
    'Zamboni is outside, door to the rink will not open, game in ten minutes!!',
    unsolved('Faults are not told.'),
  ],
  'h26-t-no-ring': [
    'People say they scanned and waited, but my phone never made a sound all week.',
    unsolved('Faults are not told.'),
  ],
  'h26-t-wont-close': [
    'gate wide open since noon and my two dogs are loose on the highway',
    unsolved('Faults are not told.'),
  ],
  'h26-t-collapsed': [
    'An old man collapsed in front of our chapel gate, he does not answer me',
    unsolved('Danger is not told.'),
  ],
  'h26-t-smoke': [
    'Smoke is curling out of the housing by the sign',
    unsolved('Danger is not told.'),
  ],
  'h26-t-following': [
    'someone followed me home and stands at my gate, I am scared',
    unsolved('Danger is not told.'),
  ],
  'h26-t-sign-gone': [
    'The wind tore our sign off and it is in the river now. What do I do?',
    unsolved('Damage is not told.'),
  ],
  'h26-t-truck-hit': [
    'My nephew backed the flatbed into your post this morning and now it lies flat in the ditch.',
    unsolved('Damage is not told.'),
  ],
  'h26-t-locked-in': [
    'We are locked in! The concert is over, sixty parents, and the exit gate is stuck.',
    unsolved('Faults are not told.'),
  ],
  'h26-t-login-loop': [
    'I type my name, I type the password, the Control Center blinks and asks for them all over again. Going nuts here.',
    unsolved('Faults are not told.'),
  ],
  'h26-t-static': [
    'All I hear is static when a customer calls from the door, and I depend on my ears.',
    unsolved('Faults are not told.'),
  ],
  'h26-t-caller-unknown': [
    'It quit recognizing our milk hauler this morning and he sits out there with a full tank.',
    unsolved('Faults are not told.'),
  ],
  'h26-t-no-show': [
    'Third time I waited the whole morning and your installer never came. I want to complain.',
    unsolved('Complaints are not told.'),
  ],
  'h26-t-double-bill': ['You billed my card twice, fix it!', unsolved('Bills are not here.')],
})
