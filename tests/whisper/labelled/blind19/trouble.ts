/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h19-t-caterer-out': [
    'Hot food in the van, sixty guests inside, and the gate ignores me!!',
    unsolved('Faults are not told.'),
  ],
  'h19-t-code-refused': [
    'My unique code worked last week, today it gets rejected. Why?',
    unsolved('Faults are not told.'),
  ],
  'h19-t-no-ring': [
    'Visitors say they scanned but my phone never rang.',
    unsolved('Faults are not told.'),
  ],
  'h19-t-hand-caught': [
    'a boys hand is caught in the gate at the swim school hurry',
    unsolved('Danger is not told.'),
  ],
  'h19-t-smoke': [
    'Smoke is coming out of the box on the post, what do I do',
    unsolved('Danger is not told.'),
  ],
  'h19-t-stranger': [
    'Stranger rattling at the day care door, the kids are scared',
    unsolved('Danger is not told.'),
  ],
  'h19-t-truck-hit': [
    'One of the scrap trucks backed into your sign and bent it flat.',
    unsolved('Damage is not told.'),
  ],
  'h19-t-ice': [
    'Everything is coated in ice up at the lodge and the unit will not wake up.',
    unsolved('Damage is not told.'),
  ],
  'h19-t-wont-close': [
    'The gate has been standing wide open since midnight and will not close. My dogs!',
    unsolved('Faults are not told.'),
  ],
  'h19-t-portal-blank': [
    'Control Center shows me a blank white page after I sign in',
    unsolved('Faults are not told.'),
  ],
  'h19-t-static': [
    'nothing but static on the line when somebody calls me from the door, how do i fix it',
    unsolved('Faults are not told.'),
  ],
  'h19-t-wrong-house': [
    "My phone rings for the neighbor's gate. How do I put that right?",
    unsolved('Faults are not told.'),
  ],
  'h19-t-no-callback': [
    'Left three messages and nobody called back. Terrible service!',
    unsolved('Complaints are not told.'),
  ],
  'h19-t-locked-in': [
    'I tuned the piano and now I am locked inside the property, the owner flew out.',
    unsolved('Danger is not told.'),
  ],
})
