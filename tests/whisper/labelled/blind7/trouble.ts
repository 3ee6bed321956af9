/** A fault, locked out or in danger: the sources solve none of it, and a way to reach people is right. */
import { admits, labelled } from '../labelled'

const reach = /202-555-014[234]|support@|contact|\b911\b|emergency|control center/i
const unsolved = (why: string) => admits(why, { orSays: [reach] })

export const trouble = labelled('trouble', {
  'h7-t-stuck-outside': [
    'I am sitting in front of the gate with two kids in the car and nobody picks up!!',
    unsolved('A way in is not told.'),
  ],
  'h7-t-wont-close': [
    'The thing is standing wide open since lunch, the schedule says shut, and I fly out tonight',
    unsolved('Faults are not told.'),
  ],
  'h7-t-no-ring': [
    'Since this morning my phone no longer rings when people scan. What is broken?',
    unsolved('Faults are not told.'),
  ],
  'h7-t-trapped': ['my hand is caught in the gate help', unsolved('Danger is not told.')],
  'h7-t-smoke': ['it smells burnt at the post and I see sparks', unsolved('Danger is not told.')],
  'h7-t-intruder': [
    'somebody I do not know is climbing over the gate right now',
    unsolved('Danger is not told.'),
  ],
  'h7-t-sign-torn': [
    'A truck backed into the sign and flattened it. Now what?',
    unsolved('Damage is not told.'),
  ],
  'h7-t-opens-itself': [
    'The door unlocks on its own at night, it scares my tenants.',
    unsolved('Faults are not told.'),
  ],
  'h7-t-ambulance': [
    'The ambulance cannot get in, my father collapsed, how do they open the gate',
    unsolved('Danger is not told.'),
  ],
  'h7-t-login-loop': [
    'The portal throws me back to the login page each time I try',
    unsolved('Faults are not told.'),
  ],
  'h7-t-bad-audio': ['I hear only static when a visitor calls', unsolved('Faults are not told.')],
  'h7-t-wrong-person': [
    'Calls from my entrance end up at a stranger in Ohio. Fix this!',
    unsolved('Faults are not told.'),
  ],
  'h7-t-angry': [
    'Third time this week that it failed. I am done. I want a manager.',
    unsolved('Complaints are not told.'),
  ],
  'h7-t-dog-loose': [
    'gate swung open by itself, dog got out, who is responsible for this',
    unsolved('Liability is not told.'),
  ],
})
